import type { Currency, Partner } from '#generated/enums.ts';
import type { ActionPreview } from '#generated/schemas.ts';
import { fromMinor } from '#domain/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';
import type { LastRows } from './name-effects.ts';

export type Effect = ActionPreview['effects'][number];

/** What an effect comes to, in minor units of its currency. */
export interface MinorEffect {
  kind: Effect['kind'];
  count: number;
  amount?: number;
  currency?: Currency;
  partner?: Partner;
  /** Who is meant, where they are few. */
  names?: readonly string[];
}

interface Rows {
  /** Where there are more of them afterwards. */
  more?: Effect['kind'];
  /** Where there are fewer. */
  less?: Effect['kind'];
  from: SQL;
  /** How many they are; their number unless given. */
  count?: SQL;
  amount?: SQL;
  currency?: SQL;
  partner?: SQL;
  /** The sum is compared while their number stays the same. */
  bySum?: true;
}

const MONEY = { amount: sql`sum(amount)`, currency: sql`currency` };
const HELD_PAYOUTS = sql`('requested', 'approved', 'paid')`;

/** Rows that count as an effect while they exist; amounts are told without their sign. `began` is when the action began. */
const ROWS: readonly Rows[] = [
  {
    more: 'mails',
    // a preview does not ask the provider, whose answer brings the mail of a refund
    from: sql`(select 1 from mails, began where id > began.mail union all select 1 from refunds where notify and status = 'processing') mails`,
  },
  {
    more: 'invoices',
    from: sql`(select * from invoices where type = 'invoice') invoices`,
    ...{ amount: sql`sum(total)`, currency: sql`currency` },
  },
  { more: 'refunds', from: sql`(select * from refunds where status <> 'failed') refunds`, ...MONEY },
  { more: 'payouts', from: sql`(select * from artist_payouts where status = 'paid') payouts`, ...MONEY },
  { more: 'payouts_approved', from: sql`(select * from artist_payouts where status = 'approved') payouts`, ...MONEY },
  {
    less: 'payouts_released',
    from: sql`(select * from artist_payouts where status in ${HELD_PAYOUTS}) payouts`,
    ...MONEY,
  },
  {
    more: 'transfers_written',
    from: sql`(select p.* from artist_payouts p join payout_transfers f on f.message = p.transfer, began
      where f.created_at >= began.at) payouts`,
    ...MONEY,
  },
  {
    more: 'payments_recorded',
    from: sql`(select * from payments where status = 'paid' and method <> 'card') payments`,
    ...MONEY,
  },
  {
    more: 'orders_prepared',
    from: sql`(select distinct order_id from shop_orders where status = 'in_preparation') orders`,
  },
  {
    more: 'orders_released',
    from: sql`(select distinct order_id from (select so.order_id from batch_orders b join shop_orders so on so.id = b.shop_order_id
      where so.status in ('pending', 'preorder', 'in_preparation') group by so.id having not bool_or(b.live)) parts) waiting`,
  },
  { less: 'partner_stock_taken', from: sql`partner_stocks`, count: sql`sum(quantity)`, partner: sql`partner` },
  {
    more: 'parcels_sent',
    from: sql`(select 1 from shipments, began where status = 'sent' and sent_at >= began.at) parcels`,
  },
  {
    more: 'orders_shipped',
    from: sql`(select 1 from orders, began where status = 'sent' and sent_at >= began.at) orders`,
  },
  {
    // of orders of which something is shipped
    more: 'copies_to_ship',
    from: sql`(select l.quantity - l.cancelled - coalesce((select sum(c.quantity) from shipment_lines c
        join shipments s on s.id = c.shipment_id
        where c.order_line_id = l.id and s.status in ('sent', 'arrived', 'delivered')), 0) as copies
      from order_lines l where l.order_id in (select s.order_id from shipments s, began where s.sent_at >= began.at)) lines`,
    count: sql`sum(copies)`,
  },
  {
    less: 'parcels_delivered',
    from: sql`(select 1 from shipments where status in ('sent', 'arrived')
    and not (sent_at >= (select at from began))) parcels`,
  },
  {
    ...{ more: 'price_raised', less: 'price_lowered', bySum: true },
    from: sql`quotes`,
    ...{ amount: sql`sum(total)`, currency: sql`currency` },
  },
  { more: 'disputes_won', from: sql`(select * from disputes where status = 'won') disputes`, ...MONEY },
  { more: 'disputes_lost', from: sql`(select * from disputes where status = 'lost') disputes`, ...MONEY },
  { more: 'orders_created', from: sql`(select 1 from orders, began where created_at >= began.at) orders` },
  {
    ...{ more: 'choices_made', less: 'choices_removed' },
    from: sql`(select 1 from box_periods where status = 'planned' and item_id is not null) months`,
  },
  { more: 'months_skipped', from: sql`(select 1 from box_periods where status = 'skipped') months` },
  {
    more: 'prepaid_months_ended',
    from: sql`(select paid_months from boxes where status = 'cancelled') boxes`,
    count: sql`sum(paid_months)`,
  },
  {
    more: 'entries_closed',
    from: sql`(select 1 from challenge_entries e join challenges c on c.id = e.challenge_id
      where c.closed_at is not null and e.status in ('entered', 'won')) entries`,
  },
  {
    more: 'prizes_withdrawn',
    from: sql`(select 1 from challenge_entries where status = 'replaced') entries`,
  },
  {
    more: 'winners_drawn',
    // one who was replaced was drawn as well
    from: sql`(select 1 from challenge_entries where status in ('won', 'replaced')) entries`,
  },
  { more: 'entries_excluded', from: sql`(select 1 from challenge_entries where status = 'excluded') entries` },
  { more: 'passes_revoked', from: sql`(select 1 from passes where revoked_at is not null) passes` },
  { more: 'codes_revoked', from: sql`(select 1 from download_codes where revoked_at is not null) codes` },
  { ...{ more: 'stock_returned', less: 'stock_taken' }, from: sql`items`, count: sql`sum(stock)` },
];

interface Count extends Record<string, unknown> {
  /** Place among `ROWS`. */
  place: number;
  currency: Currency | null;
  partner: Partner | null;
  count: number;
  amount: number | null;
}

/**
 * Counts what an action can change. Within a `repeatable read` transaction only its own writes make a difference; what has
 * a time is counted from `began` on.
 */
export async function countEffects(tx: Transaction, began: Date, { mail }: LastRows): Promise<Count[]> {
  const none = sql`null::text`;
  const counted = ROWS.map(
    ({ from, count = sql`count(*)`, amount = sql`null`, currency = none, partner = none }, place) => sql`
      select ${place}::int as place, ${currency} as currency, ${partner} as partner,
        coalesce(${count}, 0)::int as count, (${amount})::float8 as amount
      from ${from} group by 2, 3`,
  );
  const { rows } = await tx.execute<Count>(sql`
    with began as (select ${began.toISOString()}::timestamptz as at, ${mail}::int as mail) ${sql.join(counted, sql` union all `)}`);
  return rows;
}

const EMPTY = { count: 0, amount: 0 };

/** What is there after an action and was not before, and what is no longer there where that counts. */
export function differenceOf(before: readonly Count[], after: readonly Count[]): MinorEffect[] {
  const keyOf = ({ place, currency, partner }: Count) => [place, currency, partner].join();
  const byKey = (counts: readonly Count[]) => new Map(counts.map((row) => [keyOf(row), row]));
  const [was, is] = [byKey(before), byKey(after)];
  return [...new Map([...was, ...is])].flatMap(([key, { place, currency, partner }]): MinorEffect[] => {
    const [one, other] = [was.get(key) ?? EMPTY, is.get(key) ?? EMPTY];
    const count = other.count - one.count;
    const sum = (other.amount ?? 0) - (one.amount ?? 0);
    const { more, less, bySum } = ROWS[place] ?? {};
    // new records have new sums
    const change = bySum ? (count === 0 ? sum : 0) : count;
    const kind = change > 0 ? more : change < 0 ? less : undefined;
    if (!kind) return [];
    const money = currency && { amount: Math.abs(sum), currency };
    return [{ kind, count: bySum ? 1 : Math.abs(count), ...money, ...(partner && { partner }) }];
  });
}

/** An effect as it stands on the wire. */
export function effectOnWire({ amount, currency, names, ...effect }: MinorEffect): Effect {
  const money = currency && amount !== undefined && { amount: fromMinor(amount, currency), currency };
  return { ...effect, ...money, ...(names && { names: [...names] }) };
}
