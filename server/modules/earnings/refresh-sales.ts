// How the sums of sales are kept right. Triggers note in `sales_changes`, in the transaction of the change itself, which
// paid orders are not what they were; whoever wants to read works the notes off first. A note and what it is about are
// committed together, and a note is taken away together with what was computed anew, so no change is ever missed.
import { sql } from 'drizzle-orm';
import { AdvisoryLock } from '#server/core/database/advisory-locks.ts';
import type { Database, Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { takeBatch, type ChangeQueue, processChangeQueue } from '#server/core/jobs/change-queue.ts';
import { insertDays, insertSales, isFirstOfCustomer } from './sales-sql.ts';

/** Notes in one transaction. */
const BATCH = 5000;

const NOTES: ChangeQueue = { table: 'sales_changes', processBatch: workOff };

/** Makes the sums of sales those of the orders as they are committed when it is called. */
export const refreshSales = (db: Database): Promise<void> => processChangeQueue(db, NOTES);

/** Works a batch off; returns whether there may be more. */
async function workOff(tx: Transaction): Promise<boolean> {
  // what follows sees everything that others committed while this one waited
  await tx.execute(sql`select pg_advisory_xact_lock(${AdvisoryLock.sales})`);
  const notes = await takeBatch<{ order_id: number; email: string }>(tx, 'sales_changes', BATCH);
  if (notes.length === 0) return false;
  const days = new Set<string>();
  const collect = async (statement: ReturnType<typeof sql>) => {
    const { rows } = await tx.execute<{ day: string }>(statement);
    for (const { day } of rows) days.add(day);
  };
  const ids = sql`any (${sql.param([...new Set(notes.map(({ order_id }) => order_id))])}::integer[])`;
  const emails = sql`any (${sql.param([...new Set(notes.map(({ email }) => email))])}::text[])`;
  await noteEarnings(tx, sql`sales where order_id = ${ids} and project_id is not null`);
  await collect(sql`delete from sales where order_id = ${ids} returning day::text`);
  await collect(insertSales(sql`o.id = ${ids}`));
  await noteEarnings(tx, sql`order_lines where order_id = ${ids}`);
  // an order that came, went or moved makes another one the first of its customer
  await collect(sql`
    update sales set is_new = not sales.is_new from orders o
    where o.email = ${emails} and o.paid_at is not null and sales.order_id = o.id
      and sales.is_new <> (${isFirstOfCustomer}) returning day::text`);
  const which = sql`day = any (${sql.param([...days])}::date[])`;
  await tx.execute(sql`delete from sales_days where ${which}`);
  for (const statement of insertDays(which)) await tx.execute(statement);
  return notes.length === BATCH;
}

/** What changes what was sold changes what it earned (`refreshEarnings`). */
async function noteEarnings(tx: Transaction, sold: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`insert into earnings_notes (project_id) select distinct project_id from ${sold}`);
}

/** Keeps what readers have to work off small while nobody reads. */
export const keepSales: Worker = {
  name: 'keep-sales',
  schedule: '* * * * *',
  run: (_, { db }) => refreshSales(db),
};
