// Keeps earnings and balances current. Triggers record outdated projects in `earnings_notes`; readers process them
// first. Amounts in the waiting period are recomputed daily.
import { toLocalDay } from '#domain/dates.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { insertEarnings, writeBalances } from './earnings-sql.ts';
import { AdvisoryLock } from '#server/core/database/advisory-locks.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { takeBatch, processChangeQueue } from '#server/core/jobs/change-queue.ts';
import { refreshSales } from './refresh-sales.ts';

/** Projects in one transaction. */
const BATCH_SIZE = 500;

/** Brings earnings and balances up to date. Two queries when nothing changed. */
export async function refreshEarnings({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await refreshSales(db);
  const day = toLocalDay(now().getTime() / 1000);
  await processChangeQueue(db, {
    table: 'earnings_notes',
    processBatch: (tx) => processBatch(tx, day, now()),
    hasOtherWork: (queryable) => hasPending(queryable, day),
  });
}

/** Whether amounts may have become payable. */
async function hasPending(db: Queryable, day: string): Promise<boolean> {
  const { rows } = await db.execute<{ has_pending: boolean }>(sql`
    select exists (select from project_earnings where as_of < ${day}::date and due <> payable) as has_pending`);
  return rows[0]?.has_pending === true;
}

type Ids = readonly (number | null)[];
const toAny = (ids: Ids) => sql`any (${sql.param([...new Set(ids)].filter((id) => id !== null))}::int[])`;

/** Processes a batch; returns whether there may be more. */
async function processBatch(tx: Transaction, day: string, now: Date): Promise<boolean> {
  // statements after the lock see concurrent commits
  await tx.execute(sql`select pg_advisory_xact_lock(${AdvisoryLock.earnings})`);
  type Note = { project_id: number | null; shop_id: number | null };
  const notes = await takeBatch<Note>(tx, 'earnings_notes', BATCH_SIZE);
  const { rows: pendingRows } = await tx.execute<{ project_id: number }>(sql`
    select distinct project_id from project_earnings where as_of < ${day}::date and due <> payable
    limit ${BATCH_SIZE}`);
  const projects = toAny([...notes, ...pendingRows].map(({ project_id }) => project_id));
  await tx.execute(sql`delete from project_earnings where project_id = ${projects}`);
  await tx.execute(insertEarnings(sql`p.id = ${projects}`, day));
  const { rows: shops } = await tx.execute<{ shop_id: number }>(
    sql`select distinct shop_id from projects where id = ${projects}`,
  );
  await refreshBalances(
    tx,
    [...shops, ...notes].flatMap(({ shop_id }) => shop_id ?? []),
    now,
  );
  return notes.length === BATCH_SIZE || pendingRows.length === BATCH_SIZE;
}

/** Recomputes the balances of shops. */
export async function refreshBalances(tx: Queryable, shopIds: readonly number[], now: Date): Promise<void> {
  if (shopIds.length === 0) return;
  const shops = toAny(shopIds);
  // a shop may have no projects left
  await tx.execute(sql`
    delete from balances b where b.shop_id = ${shops} and not exists (
      select from project_earnings e join projects p on p.id = e.project_id
      where p.shop_id = b.shop_id and e.currency = b.currency)`);
  await tx.execute(writeBalances(sql`p.shop_id = ${shops}`, now));
}

/** Processes notes in the background and makes amounts payable after the waiting period. */
export const keepEarnings: Worker = {
  name: 'keep-earnings',
  schedule: '* * * * *',
  run: (_, context) => refreshEarnings(context),
};
