import type { MergeCustomersRequest } from '#generated/schemas.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { lotBids } from '#server/modules/auctions/index.ts';
import { boxes } from '#server/modules/subscriptions/index.ts';
import { contestEntries } from '#server/modules/contests/index.ts';
import { customers } from '#server/modules/accounts/index.ts';
import type { DataSubject, PersonalDataSource } from '#server/resources/privacy/personal-data.ts';
import { toDataSubject } from './data-subject.ts';
import { conversations, reviews } from '#server/modules/community/index.ts';
import { invoices } from '#server/modules/invoicing/index.ts';
import { passes } from '#server/modules/passes/index.ts';
import type { Transaction } from '#server/core/database/database.ts';
import type { BeforeHook, PreviewSource } from '#server/resources/preview/preview-source.ts';
import type { MinorEffect } from '#server/resources/preview/measure-effects.ts';
import { quotes } from '#server/modules/pressing/index.ts';

const MOVED_TABLES: readonly (readonly [MinorEffect['kind'], PgTable])[] = [
  ['boxes_moved', boxes],
  ['passes_moved', passes],
  ['quotes_moved', quotes],
  ['bids_moved', lotBids],
  ['entries_moved', contestEntries],
  ['reviews_moved', reviews],
  ['conversations_moved', conversations],
];

interface Merge {
  readonly target: DataSubject;
  readonly source: DataSubject;
  readonly sources: readonly PersonalDataSource[];
  /** Counts of the remaining customer before, in the order of `MOVED_TABLES`. */
  readonly before: readonly number[];
}

/** Reads both customers before a merge; no effects when one is unknown. */
const previewMerge: BeforeHook = async (tx, { id, body }, { extensions }) => {
  const { other_id = 0, keeps_other } = body as Partial<MergeCustomersRequest>;
  const [targetId, sourceId] = keeps_other ? [other_id, id] : [id, other_id];
  const [target, source] = [await findDataSubject(tx, targetId), await findDataSubject(tx, sourceId)];
  if (!target || !source) return async () => [];
  const sources = extensions.personalData;
  const merge = { target, source, sources, before: await countMovedTables(tx, sources, target) };
  return () => measureMerge(tx, merge);
};

/** Measures the effects of a merge: moved records, invoices that keep the old name, and the closed account. */
async function measureMerge(tx: Transaction, { target, source, sources, before }: Merge): Promise<MinorEffect[]> {
  const person = (await findDataSubject(tx, target.customer)) ?? target;
  const after = await countMovedTables(tx, sources, person);
  const orders = person.orders.filter((order) => !target.orders.includes(order));
  const keptInvoices = await countRows(tx, sql`${invoices} where order_id = ${toAny(orders)}`);
  return [
    ...(await sumOrders(tx, orders)),
    ...MOVED_TABLES.map(([kind], place) => ({ kind, count: (after[place] ?? 0) - (before[place] ?? 0) })),
    { kind: 'invoices_kept' as const, count: keptInvoices },
    { kind: 'accounts_closed' as const, count: source.user_id === null ? 0 : 1, names: [source.email] },
  ].filter(({ count }) => count > 0);
}

/** Effects of actions on customers, for previews. */
export const customersPreview: PreviewSource = { before: { adminMergeCustomers: previewMerge } };

const toAny = (ids: readonly number[]): SQL => sql`any (${sql.param([...ids])}::integer[])`;

async function findDataSubject(tx: Transaction, id: number): Promise<DataSubject | undefined> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id));
  return customer && toDataSubject(tx, customer);
}

async function countMovedTables(
  tx: Transaction,
  sources: readonly PersonalDataSource[],
  person: DataSubject,
): Promise<number[]> {
  const counts: number[] = [];
  for (const [, table] of MOVED_TABLES) {
    const rows = sources.find((source) => source.table === table)?.rows(person) ?? sql`false`;
    counts.push(await countRows(tx, sql`${table} where ${rows}`));
  }
  return counts;
}

async function countRows(tx: Transaction, from: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? 0;
}

/** Counts and sums the orders by currency. */
async function sumOrders(tx: Transaction, orders: readonly number[]): Promise<MinorEffect[]> {
  type Sum = Required<Pick<MinorEffect, 'count' | 'amount' | 'currency'>>;
  const { rows } = await tx.execute<Sum & Record<string, unknown>>(sql`
    select count(*)::int as count, sum(total)::float8 as amount, currency from orders
    where id = ${toAny(orders)} group by currency`);
  return rows.map((row) => ({ kind: 'orders_moved', ...row }));
}
