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

const MOVED: readonly (readonly [MinorEffect['kind'], PgTable])[] = [
  ['boxes_moved', boxes],
  ['passes_moved', passes],
  ['quotes_moved', quotes],
  ['bids_moved', lotBids],
  ['entries_moved', contestEntries],
  ['reviews_moved', reviews],
  ['conversations_moved', conversations],
];

interface Merge {
  readonly kept: DataSubject;
  readonly gone: DataSubject;
  readonly sources: readonly PersonalDataSource[];
  /** Counts of the remaining customer before, in the order of `MOVED`. */
  readonly before: readonly number[];
}

/** Reads both customers before a merge; no effects when one is unknown. */
const lookBeforeMerge: BeforeHook = async (tx, { id, body }, { extensions }) => {
  const { other_id = 0, keeps_other } = body as Partial<MergeCustomersRequest>;
  const [keptId, goneId] = keeps_other ? [other_id, id] : [id, other_id];
  const [kept, gone] = [await personWith(tx, keptId), await personWith(tx, goneId)];
  if (!kept || !gone) return async () => [];
  const sources = extensions.personalData;
  const merge = { kept, gone, sources, before: await countsOf(tx, sources, kept) };
  return () => effectsOfMerge(tx, merge);
};

/** Effects of a merge: moved records, invoices that keep the old name, and the closed account. */
async function effectsOfMerge(tx: Transaction, { kept, gone, sources, before }: Merge): Promise<MinorEffect[]> {
  const person = (await personWith(tx, kept.customer)) ?? kept;
  const after = await countsOf(tx, sources, person);
  const orders = person.orders.filter((order) => !kept.orders.includes(order));
  const kept_invoices = await countOf(tx, sql`${invoices} where order_id = ${anyOf(orders)}`);
  return [
    ...(await sumsOf(tx, orders)),
    ...MOVED.map(([kind], place) => ({ kind, count: (after[place] ?? 0) - (before[place] ?? 0) })),
    { kind: 'invoices_kept' as const, count: kept_invoices },
    { kind: 'accounts_closed' as const, count: gone.user_id === null ? 0 : 1, names: [gone.email] },
  ].filter(({ count }) => count > 0);
}

/** Effects of actions on customers, for previews. */
export const customersPreview: PreviewSource = { before: { adminMergeCustomers: lookBeforeMerge } };

const anyOf = (ids: readonly number[]): SQL => sql`any (${sql.param([...ids])}::integer[])`;

async function personWith(tx: Transaction, id: number): Promise<DataSubject | undefined> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id));
  return customer && toDataSubject(tx, customer);
}

async function countsOf(
  tx: Transaction,
  sources: readonly PersonalDataSource[],
  person: DataSubject,
): Promise<number[]> {
  const counts: number[] = [];
  for (const [, table] of MOVED) {
    const rows = sources.find((source) => source.table === table)?.rows(person) ?? sql`false`;
    counts.push(await countOf(tx, sql`${table} where ${rows}`));
  }
  return counts;
}

async function countOf(tx: Transaction, from: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? 0;
}

/** The orders by currency, with their totals. */
async function sumsOf(tx: Transaction, orders: readonly number[]): Promise<MinorEffect[]> {
  type Sum = Required<Pick<MinorEffect, 'count' | 'amount' | 'currency'>>;
  const { rows } = await tx.execute<Sum & Record<string, unknown>>(sql`
    select count(*)::int as count, sum(total)::float8 as amount, currency from orders
    where id = ${anyOf(orders)} group by currency`);
  return rows.map((row) => ({ kind: 'orders_moved', ...row }));
}
