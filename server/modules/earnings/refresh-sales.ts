// Keeps sales sums current. Triggers record changed orders in `sales_changes` in the same transaction; readers process
// them first and delete them together with the recomputed rows, so no change is missed.
import { sql } from 'drizzle-orm';
import { AdvisoryLock } from '#server/core/database/advisory-locks.ts';
import type { Database, Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { takeBatch, type ChangeQueue, processChangeQueue } from '#server/core/jobs/change-queue.ts';
import { insertDays, insertSales, isFirstOfCustomer } from './sales-sql.ts';

/** Notes in one transaction. */
const BATCH_SIZE = 5000;

const QUEUE: ChangeQueue = { table: 'sales_changes', processBatch };

/** Brings the sales sums up to date. */
export const refreshSales = (db: Database): Promise<void> => processChangeQueue(db, QUEUE);

/** Processes a batch; returns whether there may be more. */
async function processBatch(tx: Transaction): Promise<boolean> {
  // statements after the lock see concurrent commits
  await tx.execute(sql`select pg_advisory_xact_lock(${AdvisoryLock.sales})`);
  const notes = await takeBatch<{ order_id: number; email: string }>(tx, 'sales_changes', BATCH_SIZE);
  if (notes.length === 0) return false;
  const days = new Set<string>();
  const collectDays = async (statement: ReturnType<typeof sql>) => {
    const { rows } = await tx.execute<{ day: string }>(statement);
    for (const { day } of rows) days.add(day);
  };
  const ids = sql`any (${sql.param([...new Set(notes.map(({ order_id }) => order_id))])}::integer[])`;
  const emails = sql`any (${sql.param([...new Set(notes.map(({ email }) => email))])}::text[])`;
  await queueEarnings(tx, sql`sales where order_id = ${ids} and project_id is not null`);
  await collectDays(sql`delete from sales where order_id = ${ids} returning day::text`);
  await collectDays(insertSales(sql`o.id = ${ids}`));
  await queueEarnings(tx, sql`order_lines where order_id = ${ids}`);
  // a changed order can make another one the first of its customer
  await collectDays(sql`
    update sales set is_new = not sales.is_new from orders o
    where o.email = ${emails} and o.paid_at is not null and sales.order_id = o.id
      and sales.is_new <> (${isFirstOfCustomer}) returning day::text`);
  const condition = sql`day = any (${sql.param([...days])}::date[])`;
  await tx.execute(sql`delete from sales_days where ${condition}`);
  for (const statement of insertDays(condition)) await tx.execute(statement);
  return notes.length === BATCH_SIZE;
}

/** Marks the earnings of changed sales as outdated. */
async function queueEarnings(tx: Transaction, sold: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`insert into earnings_notes (project_id) select distinct project_id from ${sold}`);
}

/** Processes notes in the background. */
export const keepSales: Worker = {
  name: 'keep-sales',
  schedule: '* * * * *',
  run: (_, { db }) => refreshSales(db),
};
