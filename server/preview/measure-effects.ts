import type { Currency, Partner } from '#generated/enums.ts';
import type { ActionPreview } from '#generated/schemas.ts';
import { fromMinor } from '#domain/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database.ts';

export type Effect = ActionPreview['effects'][number];

/** What an effect comes to, in minor units of its currency. */
export interface MinorEffect {
  kind: Effect['kind'];
  count: number;
  amount?: number;
  currency?: Currency;
  partner?: Partner;
}

interface Rows {
  kind: Effect['kind'];
  /** What it is called where there are fewer of them afterwards; not told when left out. */
  less?: Effect['kind'];
  from: SQL;
  where: SQL;
  amount: SQL;
  currency: SQL;
  /** The sum is compared while their number stays the same. */
  bySum?: true;
}

/** Rows that count as an effect while they exist, with their amount; negative amounts are told without their sign. */
const ROWS = [
  {
    kind: 'mails',
    // a preview does not ask the provider, whose answer brings the mail of a refund
    from: sql`(select 1 from mails union all select 1 from refunds where notify and status = 'processing') mails`,
    where: sql`true`,
    amount: sql`null::int`,
    currency: sql`null::text`,
  },
  { kind: 'invoices', from: sql`invoices`, where: sql`type = 'invoice'`, amount: sql`total`, currency: sql`currency` },
  { kind: 'refunds', from: sql`refunds`, where: sql`status <> 'failed'`, amount: sql`amount`, currency: sql`currency` },
  {
    kind: 'payouts',
    from: sql`artist_payouts`,
    where: sql`status = 'paid'`,
    amount: sql`amount`,
    currency: sql`currency`,
  },
  {
    kind: 'orders_prepared',
    from: sql`shop_orders`,
    where: sql`status = 'in_preparation'`,
    amount: sql`null::int`,
    currency: sql`null::text`,
  },
  {
    ...{ kind: 'offers_sent', less: 'offers_withdrawn' },
    from: sql`(select total, currency from quotes where status = 'sent'
      union all select total, currency from manual_orders where status = 'offered') offers`,
    where: sql`true`,
    amount: sql`total`,
    currency: sql`currency`,
  },
  {
    ...{ kind: 'price_raised', less: 'price_lowered', bySum: true },
    from: sql`quotes`,
    where: sql`true`,
    amount: sql`total`,
    currency: sql`currency`,
  },
  {
    kind: 'disputes_won',
    from: sql`disputes`,
    where: sql`status = 'won'`,
    amount: sql`amount`,
    currency: sql`currency`,
  },
  {
    kind: 'disputes_lost',
    from: sql`disputes`,
    where: sql`status = 'lost'`,
    amount: sql`amount`,
    currency: sql`currency`,
  },
  {
    kind: 'orders_created',
    from: sql`orders`,
    where: sql`created_at >= began.at`,
    amount: sql`null::int`,
    currency: sql`null::text`,
  },
  {
    ...{ kind: 'choices_made', less: 'choices_removed' },
    from: sql`box_periods`,
    where: sql`status = 'planned' and item_id is not null`,
    amount: sql`null::int`,
    currency: sql`null::text`,
  },
] as const satisfies readonly Rows[];

interface Count extends Record<string, unknown> {
  kind: (typeof ROWS)[number]['kind'] | 'stock';
  currency: Currency | null;
  count: number;
  amount: number | null;
}

/**
 * Counts what an action can add to. Within a `repeatable read` transaction only its own writes make a difference; orders
 * are counted from `began` on.
 */
export async function countEffects(tx: Transaction, began: Date): Promise<Count[]> {
  const counted = ROWS.map(
    ({ kind, from, where, amount, currency }) => sql`
      select ${kind}::text as kind, ${currency} as currency, count(*)::int as count, sum(${amount})::float8 as amount
      from ${from}, (select ${began.toISOString()}::timestamptz as at) began where ${where} group by 2`,
  );
  const stock = sql`select 'stock'::text, null::text, coalesce(sum(stock), 0)::int, null::float8 from items`;
  const { rows } = await tx.execute<Count>(sql.join([...counted, stock], sql` union all `));
  return rows;
}

const EMPTY = { count: 0, amount: 0 };

/** What is there after an action and was not before, and what is no longer there where that counts. */
export function differenceOf(before: readonly Count[], after: readonly Count[]): MinorEffect[] {
  const keyOf = ({ kind, currency }: Pick<Count, 'kind' | 'currency'>) => `${kind} ${currency}`;
  const rows = new Map([...before, ...after].map((row) => [keyOf(row), row]));
  const byKey = (counts: readonly Count[]) => new Map(counts.map((row) => [keyOf(row), row]));
  const [was, is] = [byKey(before), byKey(after)];
  return [...rows].flatMap(([key, { kind, currency }]): MinorEffect[] => {
    const [one, other] = [was.get(key) ?? EMPTY, is.get(key) ?? EMPTY];
    const count = other.count - one.count;
    if (kind === 'stock')
      return count === 0 ? [] : [{ kind: count > 0 ? 'stock_returned' : 'stock_taken', count: Math.abs(count) }];
    const sum = (other.amount ?? 0) - (one.amount ?? 0);
    const { less, bySum }: Partial<Rows> = ROWS.find((row) => row.kind === kind) ?? {};
    // new records have new sums
    const change = bySum ? (count === 0 ? sum : 0) : count;
    const told = change > 0 ? kind : change < 0 ? less : undefined;
    if (!told) return [];
    return [{ kind: told, count: bySum ? 1 : Math.abs(count), ...(currency && { amount: Math.abs(sum), currency }) }];
  });
}

/** An effect as it stands on the wire. */
export function effectOnWire({ amount, currency, ...effect }: MinorEffect): Effect {
  return currency && amount !== undefined ? { ...effect, amount: fromMinor(amount, currency), currency } : effect;
}
