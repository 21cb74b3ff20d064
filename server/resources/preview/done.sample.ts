// Actual effects of an action, read from the tables before and after it, independent of the previews' counts.
import type { Currency, Partner } from '#generated/enums.ts';
import { fromMinor } from '#domain/money.ts';
import { sql } from 'drizzle-orm';
import type { Effect } from './measure-effects.ts';
import type { Database } from '#server/core/database/database.ts';

type Kind = Effect['kind'];

/** Columns from which effects are read; amounts in minor units. */
interface Row {
  key: string;
  status: string | null;
  count: number;
  amount: number | null;
  currency: Currency | null;
  partner: Partner | null;
}

const TABLES = {
  mails: sql`select id::text as key, null as status, 1 as count, null::int as amount, null as currency, null as partner from mails`,
  payments: sql`select id::text, case when method = 'card' then status else status || ' by hand' end, 1, amount, currency, null
    from payments`,
  refunds: sql`select id::text, status, 1, amount, currency, null from refunds`,
  invoices: sql`select id::text, type, 1, total, currency, null from invoices`,
  payouts: sql`select id::text, status, 1, amount, currency, null from artist_payouts`,
  orders: sql`select id::text, status, 1, total, currency, null from orders`,
  prepared: sql`select distinct order_id::text, null, 1, null::int, null, null from shop_orders where status = 'in_preparation'`,
  stock: sql`select id::text, null, stock, null::int, null, null from items`,
  files: sql`select id::text, case when file is null then 'none' when push_status = 'none' then 'kept' else push_status end,
    1, null::int, null, partner from dispatch_batches`,
  batched: sql`select b.order_id::text, case when bool_and(exists (select from batch_orders o where o.live
      and o.shop_order_id = b.shop_order_id)) then 'live' else 'released' end, 1, null::int, null, null
    from batch_orders b join shop_orders so on so.id = b.shop_order_id
    where so.status in ('pending', 'preorder', 'in_preparation') group by 1`,
  shelves: sql`select id::text, null, quantity, null::int, null, partner from partner_stocks`,
  parcels: sql`select id::text, status, 1, null::int, null, null from shipments`,
  quotes: sql`select id::text, status, 1, total, currency, null from quotes`,
  quotesSent: sql`select id::text, sent_at::text, 1, total, currency, null from quotes where status = 'sent'`,
  offersSent: sql`select id::text, offered_at::text, 1, total, currency, null from manual_orders where status = 'offered'`,
  disputes: sql`select id::text, status, 1, amount, currency, null from disputes`,
  months: sql`select id::text, case when status = 'planned' and item_id is not null then 'chosen' else status end,
    1, null::int, null, null from box_periods`,
  transfers: sql`select id::text, transfer, 1, amount, currency, null from artist_payouts`,
  excluded: sql`select id::text, status, 1, null::int, null, null from contest_entries where status = 'excluded'`,
  passes: sql`select id::text, null, 1, null::int, null, null from passes where revoked_at is not null`,
  codes: sql`select id::text, null, 1, null::int, null, null from download_codes where revoked_at is not null`,
  boxes: sql`select id::text, status, paid_months, null::int, null, null from boxes`,
  entries: sql`select e.id::text, case when e.status = 'won' then 'won' when c.closed_at is not null then 'fixed' else e.status end,
    1, null::int, null, null from contest_entries e join contests c on c.id = e.contest_id where e.status in ('entered', 'won')`,
  toShip: sql`select l.order_id::text, coalesce(sum(s.copies), 0)::text,
      (sum(l.quantity - l.cancelled) - coalesce(sum(s.copies), 0))::int, null::int, null, null
    from order_lines l left join lateral (select sum(c.quantity) as copies from shipment_lines c
      join shipments p on p.id = c.shipment_id and p.status in ('sent', 'arrived', 'delivered')
      where c.order_line_id = l.id) s on true group by 1`,
  prizes: sql`select id::text, status, 1, null::int, null, null from contest_entries`,
  orderOwners: sql`select id::text, coalesce(user_id::text, email), 1, total, currency, null from orders`,
  boxOwners: sql`select id::text, user_id::text, 1, null::int, null, null from boxes`,
  passOwners: sql`select id::text, coalesce(user_id::text, email), 1, null::int, null, null from passes`,
  quoteOwners: sql`select id::text, coalesce(user_id::text, email), 1, null::int, null, null from quotes`,
  bidOwners: sql`select id::text, user_id::text, 1, null::int, null, null from lot_bids`,
  entryOwners: sql`select id::text, coalesce(user_id::text, email), 1, null::int, null, null from contest_entries`,
  reviewOwners: sql`select id::text, user_id::text, 1, null::int, null, null from reviews where user_id is not null`,
  conversationOwners: sql`select id::text, coalesce(user_id::text, email), 1, null::int, null, null from conversations`,
  documentOwners: sql`select i.id::text, coalesce(o.user_id::text, o.email), 1, null::int, null, null
    from invoices i join orders o on o.id = i.order_id`,
  customers: sql`select id::text, md5(u::text), 1, null::int, null, null from users u`,
} as const;
type Table = keyof typeof TABLES;

/** Names of rows, by the key that they have in `TABLES`. */
const NAMES = {
  mails: sql`select id::text as key, recipient as name from mails`,
  prizes: sql`select id::text as key, name from contest_entries`,
  entries: sql`select id::text as key, name from contest_entries`,
  customers: sql`select id::text as key, email as name from users`,
} as const;

/** All rows that effects are read from. */
export type Snapshot = Readonly<Record<Table, ReadonlyMap<string, Row>>> & {
  readonly names: Readonly<Partial<Record<Table, ReadonlyMap<string, string>>>>;
};

export async function snapshot(db: Database): Promise<Snapshot> {
  const read = async (name: Table) => {
    const { rows } = await db.execute(
      sql`select * from (${TABLES[name]}) as t (key, status, count, amount, currency, partner)`,
    );
    return [name, new Map((rows as unknown as Row[]).map((row) => [row.key, row]))] as const;
  };
  const tables = await Promise.all(Object.keys(TABLES).map((name) => read(name as Table)));
  const names = await Promise.all(
    Object.entries(NAMES).map(async ([table, query]) => {
      const { rows } = await db.execute<{ key: string; name: string }>(query);
      return [table, new Map(rows.map(({ key, name }) => [key, name]))] as const;
    }),
  );
  return { ...Object.fromEntries(tables), names: Object.fromEntries(names) } as unknown as Snapshot;
}

interface Change {
  before: Row | undefined;
  after: Row | undefined;
}

/** Rows of a table that show an effect, and the count of each; default one. */
interface Sign {
  table: Table;
  is: (change: Change) => boolean;
  count?: (change: Change) => number;
  /** Minor, where it is not the row's own. */
  amount?: (change: Change) => number;
  /** Number of records, independent of the number of rows. */
  once?: true;
}

const was = ({ before }: Change, ...statuses: string[]) => statuses.includes(before?.status ?? '');
const is = ({ after }: Change, ...statuses: string[]) => statuses.includes(after?.status ?? '');
const becomes =
  (...statuses: string[]) =>
  (change: Change) =>
    is(change, ...statuses) && !was(change, ...statuses);
const isNew = ({ before, after }: Change) => !before && after !== undefined;
const isGone = ({ before, after }: Change) => before !== undefined && !after;
const grown = ({ before, after }: Change) => (after?.count ?? 0) - (before?.count ?? 0);
const dearer = ({ before, after }: Change) => (before && after ? (after.amount ?? 0) - (before.amount ?? 0) : 0);
const isRewritten = ({ before, after }: Change) =>
  before !== undefined && after !== undefined && before.status !== after.status;

const sentAgain = (table: Table): Sign => ({
  table,
  is: (one) => one.after !== undefined && one.after.status !== one.before?.status,
});
const HELD = ['requested', 'approved', 'paid'];
const ANSWERED = ['accepted', 'refused'];

/** Evidence of each kind of effect in the tables. */
const SIGNS: Readonly<Record<Kind, readonly Sign[]>> = {
  charges: [{ table: 'payments', is: becomes('paid') }],
  refunds: [{ table: 'refunds', is: becomes('done') }],
  payouts: [{ table: 'payouts', is: becomes('paid') }],
  payouts_approved: [{ table: 'payouts', is: becomes('approved') }],
  payouts_released: [{ table: 'payouts', is: (one) => was(one, ...HELD) && !is(one, ...HELD) }],
  transfers_written: [{ table: 'transfers', is: (one) => one.after?.status != null && isRewritten(one) }],
  payments_recorded: [{ table: 'payments', is: becomes('paid by hand') }],
  entries_excluded: [{ table: 'excluded', is: isNew }],
  passes_revoked: [{ table: 'passes', is: isNew }],
  codes_revoked: [{ table: 'codes', is: isNew }],
  invoices: [{ table: 'invoices', is: becomes('invoice') }],
  orders_created: [{ table: 'orders', is: isNew }],
  orders_prepared: [{ table: 'prepared', is: isNew }],
  orders_released: [{ table: 'batched', is: becomes('released') }],
  mails: [{ table: 'mails', is: isNew }],
  stock_taken: [{ table: 'stock', is: (one) => grown(one) < 0, count: (one) => -grown(one) }],
  stock_returned: [{ table: 'stock', is: (one) => grown(one) > 0, count: grown }],
  partner_stock_taken: [{ table: 'shelves', is: (one) => grown(one) < 0, count: (one) => -grown(one) }],
  file_sent: [{ table: 'files', is: becomes('sent') }],
  file_kept: [{ table: 'files', is: becomes('kept') }],
  parcels_sent: [{ table: 'parcels', is: becomes('sent') }],
  orders_shipped: [{ table: 'orders', is: becomes('sent') }],
  copies_to_ship: [
    {
      table: 'toShip',
      is: (one) => Number(one.after?.status) > Number(one.before?.status) && (one.after?.count ?? 0) > 0,
      count: ({ after }) => after?.count ?? 0,
    },
  ],
  parcels_delivered: [{ table: 'parcels', is: becomes('delivered') }],
  records_created: [{ table: 'customers', is: isNew }],
  records_changed: [{ table: 'customers', is: isRewritten }],
  records_removed: [{ table: 'customers', is: isGone }],
  records_restored: [{ table: 'customers', is: isRewritten }],
  offers_sent: [sentAgain('quotesSent'), sentAgain('offersSent')],
  offers_accepted: [{ table: 'quotes', is: becomes('accepted') }],
  offers_refused: [{ table: 'quotes', is: becomes('refused') }],
  offers_withdrawn: [
    { table: 'quotes', is: (one) => was(one, 'sent') && !is(one, 'sent', ...ANSWERED) },
    { table: 'offersSent', is: isGone },
  ],
  price_raised: [{ table: 'quotes', is: (one) => dearer(one) > 0, amount: dearer }],
  price_lowered: [{ table: 'quotes', is: (one) => dearer(one) < 0, amount: (one) => -dearer(one) }],
  disputes_won: [{ table: 'disputes', is: becomes('won') }],
  disputes_lost: [{ table: 'disputes', is: becomes('lost') }],
  choices_made: [{ table: 'months', is: becomes('chosen') }],
  choices_removed: [{ table: 'months', is: (one) => was(one, 'chosen') && is(one, 'planned', 'skipped') }],
  months_skipped: [{ table: 'months', is: becomes('skipped') }],
  prepaid_months_ended: [
    {
      table: 'boxes',
      is: (one) => becomes('cancelled')(one) && (one.after?.count ?? 0) > 0,
      count: ({ after }) => after?.count ?? 0,
    },
  ],
  entries_closed: [{ table: 'entries', is: becomes('fixed') }],
  prizes_withdrawn: [{ table: 'prizes', is: becomes('replaced') }],
  winners_drawn: [{ table: 'entries', is: becomes('won') }],
  orders_moved: [{ table: 'orderOwners', is: isRewritten }],
  boxes_moved: [{ table: 'boxOwners', is: isRewritten }],
  passes_moved: [{ table: 'passOwners', is: isRewritten }],
  quotes_moved: [{ table: 'quoteOwners', is: isRewritten }],
  bids_moved: [{ table: 'bidOwners', is: isRewritten }],
  entries_moved: [{ table: 'entryOwners', is: isRewritten }],
  reviews_moved: [{ table: 'reviewOwners', is: isRewritten }],
  conversations_moved: [{ table: 'conversationOwners', is: isRewritten }],
  invoices_kept: [{ table: 'documentOwners', is: isRewritten }],
  accounts_closed: [{ table: 'customers', is: isGone }],
};

const OF_MERGE: readonly Kind[] = [
  ...(['orders_moved', 'boxes_moved', 'passes_moved', 'quotes_moved', 'bids_moved', 'entries_moved'] as const),
  ...(['reviews_moved', 'conversations_moved', 'invoices_kept', 'accounts_closed'] as const),
];
/** Kinds reported by some operations only: others change accounts and their records incidentally. */
const OF_SOME: readonly Kind[] = [
  ...(['records_created', 'records_changed', 'records_removed', 'records_restored'] as const),
  ...OF_MERGE,
];
const OF_OPERATION: Readonly<Record<string, readonly Kind[]>> = {
  adminMergeCustomers: OF_MERGE,
  adminWriteImport: ['records_created', 'records_changed'],
  adminUndoImport: ['records_removed', 'records_restored'],
};
/** Effects of a file's rows are not computed before they are read. */
const NOT_OF_OPERATION: Readonly<Record<string, readonly Kind[]>> = {
  adminApplyTracking: ['orders_shipped', 'copies_to_ship'],
};

/** Effects between two readings, in the form of a preview; kinds in alphabetical order. */
export function effectsBetween(before: Snapshot, after: Snapshot, operation: string): Effect[] {
  const kinds = (Object.keys(SIGNS) as Kind[]).filter(
    (kind) =>
      (!OF_SOME.includes(kind) || OF_OPERATION[operation]?.includes(kind)) &&
      !NOT_OF_OPERATION[operation]?.includes(kind),
  );
  return sorted(kinds.flatMap((kind) => ofKind(kind, before, after)));
}

function ofKind(kind: Kind, before: Snapshot, after: Snapshot): Effect[] {
  const found = SIGNS[kind].flatMap((sign) => {
    const [was, now] = [before[sign.table], after[sign.table]];
    const keys = new Set([...was.keys(), ...now.keys()]);
    return [...keys]
      .map((key) => ({ before: was.get(key), after: now.get(key) }))
      .filter(sign.is)
      .map((one) => {
        const row = one.after ?? one.before;
        return {
          count: sign.count?.(one) ?? 1,
          ...{ currency: row?.currency ?? null, partner: row?.partner ?? null },
          name: (one.after ? after : before).names[sign.table]?.get(row?.key ?? ''),
          amount: sign.amount?.(one) ?? row?.amount ?? 0,
        };
      });
  });
  const hasMoney = !WITHOUT_MONEY.includes(kind);
  return [...Map.groupBy(found, ({ currency, partner }) => `${hasMoney ? currency : ''} ${partner}`).values()].map(
    (rows) => {
      const { currency, partner } = rows[0] ?? { currency: null, partner: null };
      const amount = rows.reduce((sum, row) => sum + row.amount, 0);
      return {
        ...{ kind, count: rows.reduce((sum, { count }) => sum + count, 0) },
        ...(hasMoney && currency && { amount: fromMinor(amount, currency), currency }),
        ...(partner && { partner }),
        names: rows.flatMap(({ name }) => name ?? []).toSorted(),
      };
    },
  );
}

const WITHOUT_MONEY: readonly Kind[] = ['orders_created', 'orders_shipped'];

/** Effects with names only where the other list has them, as a preview may omit names. */
export const namedLike = (effects: readonly Effect[], others: readonly Effect[]): Effect[] =>
  effects.map(({ names, ...effect }) =>
    others.some((other) => keyOf(other) === keyOf(effect) && other.names)
      ? { ...effect, names: names ?? null }
      : effect,
  );

/** Effects in an order independent of their source. */
export const sorted = (effects: readonly Effect[]): Effect[] =>
  effects
    .map(
      (effect) => Object.fromEntries(Object.entries(effect).filter(([, value]) => value != null)) as unknown as Effect,
    )
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));

const keyOf = ({ kind, currency, partner }: Effect) => [kind, currency, partner].join();
