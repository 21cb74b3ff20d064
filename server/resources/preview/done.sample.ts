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

/** Rows by table and key, and names of rows. */
export type Snapshot = Readonly<Record<Table, ReadonlyMap<string, Row>>> & {
  readonly names: Readonly<Partial<Record<Table, ReadonlyMap<string, string>>>>;
};

/** Reads all rows that effects are read from. */
export async function readSnapshot(db: Database): Promise<Snapshot> {
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

/** Changes of a table that are an effect; each counts once by default. */
interface Evidence {
  table: Table;
  matches: (change: Change) => boolean;
  count?: (change: Change) => number;
  /** In minor units; the row's amount by default. */
  amount?: (change: Change) => number;
  /** Number of records, independent of the number of rows. */
  once?: true;
}

const hadStatus = ({ before }: Change, ...statuses: string[]) => statuses.includes(before?.status ?? '');
const hasStatus = ({ after }: Change, ...statuses: string[]) => statuses.includes(after?.status ?? '');
const changesTo =
  (...statuses: string[]) =>
  (change: Change) =>
    hasStatus(change, ...statuses) && !hadStatus(change, ...statuses);
const isNew = ({ before, after }: Change) => !before && after !== undefined;
const isDeleted = ({ before, after }: Change) => before !== undefined && !after;
const countGain = ({ before, after }: Change) => (after?.count ?? 0) - (before?.count ?? 0);
const countLoss = (change: Change) => -countGain(change);
const amountGain = ({ before, after }: Change) => (before && after ? (after.amount ?? 0) - (before.amount ?? 0) : 0);
const amountLoss = (change: Change) => -amountGain(change);
const isStatusChanged = ({ before, after }: Change) =>
  before !== undefined && after !== undefined && before.status !== after.status;

const offerSent = (table: Table): Evidence => ({
  table,
  matches: (change) => change.after !== undefined && change.after.status !== change.before?.status,
});
const HOLDING_STATUSES = ['requested', 'approved', 'paid'];
const ANSWERED_STATUSES = ['accepted', 'refused'];

/** The changes of tables that are evidence of each kind of effect. */
const EVIDENCE: Readonly<Record<Kind, readonly Evidence[]>> = {
  charges: [{ table: 'payments', matches: changesTo('paid') }],
  refunds: [{ table: 'refunds', matches: changesTo('done') }],
  payouts: [{ table: 'payouts', matches: changesTo('paid') }],
  payouts_approved: [{ table: 'payouts', matches: changesTo('approved') }],
  payouts_released: [
    {
      table: 'payouts',
      matches: (change) => hadStatus(change, ...HOLDING_STATUSES) && !hasStatus(change, ...HOLDING_STATUSES),
    },
  ],
  transfers_written: [
    { table: 'transfers', matches: (change) => change.after?.status != null && isStatusChanged(change) },
  ],
  payments_recorded: [{ table: 'payments', matches: changesTo('paid by hand') }],
  entries_excluded: [{ table: 'excluded', matches: isNew }],
  passes_revoked: [{ table: 'passes', matches: isNew }],
  codes_revoked: [{ table: 'codes', matches: isNew }],
  invoices: [{ table: 'invoices', matches: changesTo('invoice') }],
  orders_created: [{ table: 'orders', matches: isNew }],
  orders_prepared: [{ table: 'prepared', matches: isNew }],
  orders_released: [{ table: 'batched', matches: changesTo('released') }],
  mails: [{ table: 'mails', matches: isNew }],
  stock_taken: [{ table: 'stock', matches: (change) => countLoss(change) > 0, count: countLoss }],
  stock_returned: [{ table: 'stock', matches: (change) => countGain(change) > 0, count: countGain }],
  partner_stock_taken: [{ table: 'shelves', matches: (change) => countLoss(change) > 0, count: countLoss }],
  file_sent: [{ table: 'files', matches: changesTo('sent') }],
  file_kept: [{ table: 'files', matches: changesTo('kept') }],
  parcels_sent: [{ table: 'parcels', matches: changesTo('sent') }],
  orders_shipped: [{ table: 'orders', matches: changesTo('sent') }],
  copies_to_ship: [
    {
      table: 'toShip',
      matches: ({ before, after }) => Number(after?.status) > Number(before?.status) && (after?.count ?? 0) > 0,
      count: ({ after }) => after?.count ?? 0,
    },
  ],
  parcels_delivered: [{ table: 'parcels', matches: changesTo('delivered') }],
  records_created: [{ table: 'customers', matches: isNew }],
  records_changed: [{ table: 'customers', matches: isStatusChanged }],
  records_removed: [{ table: 'customers', matches: isDeleted }],
  records_restored: [{ table: 'customers', matches: isStatusChanged }],
  offers_sent: [offerSent('quotesSent'), offerSent('offersSent')],
  offers_accepted: [{ table: 'quotes', matches: changesTo('accepted') }],
  offers_refused: [{ table: 'quotes', matches: changesTo('refused') }],
  offers_withdrawn: [
    {
      table: 'quotes',
      matches: (change) => hadStatus(change, 'sent') && !hasStatus(change, 'sent', ...ANSWERED_STATUSES),
    },
    { table: 'offersSent', matches: isDeleted },
  ],
  price_raised: [{ table: 'quotes', matches: (change) => amountGain(change) > 0, amount: amountGain }],
  price_lowered: [{ table: 'quotes', matches: (change) => amountLoss(change) > 0, amount: amountLoss }],
  disputes_won: [{ table: 'disputes', matches: changesTo('won') }],
  disputes_lost: [{ table: 'disputes', matches: changesTo('lost') }],
  choices_made: [{ table: 'months', matches: changesTo('chosen') }],
  choices_removed: [
    { table: 'months', matches: (change) => hadStatus(change, 'chosen') && hasStatus(change, 'planned', 'skipped') },
  ],
  months_skipped: [{ table: 'months', matches: changesTo('skipped') }],
  prepaid_months_ended: [
    {
      table: 'boxes',
      matches: (change) => changesTo('cancelled')(change) && (change.after?.count ?? 0) > 0,
      count: ({ after }) => after?.count ?? 0,
    },
  ],
  entries_closed: [{ table: 'entries', matches: changesTo('fixed') }],
  prizes_withdrawn: [{ table: 'prizes', matches: changesTo('replaced') }],
  winners_drawn: [{ table: 'entries', matches: changesTo('won') }],
  orders_moved: [{ table: 'orderOwners', matches: isStatusChanged }],
  boxes_moved: [{ table: 'boxOwners', matches: isStatusChanged }],
  passes_moved: [{ table: 'passOwners', matches: isStatusChanged }],
  quotes_moved: [{ table: 'quoteOwners', matches: isStatusChanged }],
  bids_moved: [{ table: 'bidOwners', matches: isStatusChanged }],
  entries_moved: [{ table: 'entryOwners', matches: isStatusChanged }],
  reviews_moved: [{ table: 'reviewOwners', matches: isStatusChanged }],
  conversations_moved: [{ table: 'conversationOwners', matches: isStatusChanged }],
  invoices_kept: [{ table: 'documentOwners', matches: isStatusChanged }],
  accounts_closed: [{ table: 'customers', matches: isDeleted }],
};

const MERGE_KINDS: readonly Kind[] = [
  ...(['orders_moved', 'boxes_moved', 'passes_moved', 'quotes_moved', 'bids_moved', 'entries_moved'] as const),
  ...(['reviews_moved', 'conversations_moved', 'invoices_kept', 'accounts_closed'] as const),
];
/** Kinds reported only by some operations; others change accounts and their records incidentally. */
const RESTRICTED_KINDS: readonly Kind[] = [
  ...(['records_created', 'records_changed', 'records_removed', 'records_restored'] as const),
  ...MERGE_KINDS,
];
const RESTRICTED_BY_OPERATION: Readonly<Record<string, readonly Kind[]>> = {
  adminMergeCustomers: MERGE_KINDS,
  adminWriteImport: ['records_created', 'records_changed'],
  adminUndoImport: ['records_removed', 'records_restored'],
};
/** A preview does not compute effects of file rows that are not read yet. */
const EXCLUDED_BY_OPERATION: Readonly<Record<string, readonly Kind[]>> = {
  adminApplyTracking: ['orders_shipped', 'copies_to_ship'],
};

/** The effects between two snapshots in the form of a preview, kinds in alphabetical order. */
export function diffSnapshots(before: Snapshot, after: Snapshot, operation: string): Effect[] {
  const kinds = (Object.keys(EVIDENCE) as Kind[]).filter(
    (kind) =>
      (!RESTRICTED_KINDS.includes(kind) || RESTRICTED_BY_OPERATION[operation]?.includes(kind)) &&
      !EXCLUDED_BY_OPERATION[operation]?.includes(kind),
  );
  return sortEffects(kinds.flatMap((kind) => diffKind(kind, before, after)));
}

function diffKind(kind: Kind, before: Snapshot, after: Snapshot): Effect[] {
  const changes = EVIDENCE[kind].flatMap((evidence) => {
    const [oldRows, newRows] = [before[evidence.table], after[evidence.table]];
    const keys = new Set([...oldRows.keys(), ...newRows.keys()]);
    return [...keys]
      .map((key) => ({ before: oldRows.get(key), after: newRows.get(key) }))
      .filter(evidence.matches)
      .map((change) => {
        const row = change.after ?? change.before;
        return {
          count: evidence.count?.(change) ?? 1,
          ...{ currency: row?.currency ?? null, partner: row?.partner ?? null },
          name: (change.after ? after : before).names[evidence.table]?.get(row?.key ?? ''),
          amount: evidence.amount?.(change) ?? row?.amount ?? 0,
        };
      });
  });
  const hasAmount = !KINDS_WITHOUT_AMOUNT.includes(kind);
  return [...Map.groupBy(changes, ({ currency, partner }) => `${hasAmount ? currency : ''} ${partner}`).values()].map(
    (rows) => {
      const { currency, partner } = rows[0] ?? { currency: null, partner: null };
      const amount = rows.reduce((sum, row) => sum + row.amount, 0);
      return {
        ...{ kind, count: rows.reduce((sum, { count }) => sum + count, 0) },
        ...(hasAmount && currency && { amount: fromMinor(amount, currency), currency }),
        ...(partner && { partner }),
        names: rows.flatMap(({ name }) => name ?? []).toSorted(),
      };
    },
  );
}

const KINDS_WITHOUT_AMOUNT: readonly Kind[] = ['orders_created', 'orders_shipped'];

/** Removes the names of effects that have none in the other list, because a preview may omit names. */
export const removeExtraNames = (effects: readonly Effect[], others: readonly Effect[]): Effect[] =>
  effects.map(({ names, ...effect }) =>
    others.some((other) => toKey(other) === toKey(effect) && other.names)
      ? { ...effect, names: names ?? null }
      : effect,
  );

/** Sorts effects by kind, currency and partner, without null members. */
export const sortEffects = (effects: readonly Effect[]): Effect[] =>
  effects
    .map(
      (effect) => Object.fromEntries(Object.entries(effect).filter(([, value]) => value != null)) as unknown as Effect,
    )
    .toSorted((first, second) => toKey(first).localeCompare(toKey(second)));

const toKey = ({ kind, currency, partner }: Effect) => [kind, currency, partner].join();
