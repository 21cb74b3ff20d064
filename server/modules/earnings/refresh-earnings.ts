// How earnings and balances are kept right. Triggers note in `earnings_notes`, in the transaction of the change itself,
// which projects did not earn what is written; whoever wants to know works the notes off first. What is not sent, or not long
// enough ago, is looked at again each day.
import { dayOf } from '#domain/dates.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { insertEarnings, writeBalances } from './earnings-sql.ts';
import { AdvisoryLock } from '#server/core/database/advisory-locks.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { takeBatch, processChangeQueue } from '#server/core/jobs/change-queue.ts';
import { refreshSales } from './refresh-sales.ts';

/** Projects in one transaction. */
const BATCH = 500;

/** Makes earnings and balances those of the orders as they are committed now. Costs two looks when nothing has changed. */
export async function refreshEarnings({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await refreshSales(db);
  const day = dayOf(now().getTime() / 1000);
  await processChangeQueue(db, {
    table: 'earnings_notes',
    processBatch: (tx) => workOff(tx, day, now()),
    hasOtherWork: (on) => hasPending(on, day),
  });
}

/** Whether projects may have something that became payable by waiting. */
async function hasPending(db: Queryable, day: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from project_earnings where as_of < ${day}::date and due <> payable) as found`);
  return rows[0]?.found === true;
}

type Ids = readonly (number | null)[];
const among = (ids: Ids) => sql`any (${sql.param([...new Set(ids)].filter((id) => id !== null))}::int[])`;

/** Works a batch off; returns whether there may be more. */
async function workOff(tx: Transaction, day: string, now: Date): Promise<boolean> {
  // what follows sees everything that others committed while this one waited
  await tx.execute(sql`select pg_advisory_xact_lock(${AdvisoryLock.earnings})`);
  const notes = await takeBatch<{ project_id: number | null; shop_id: number | null }>(tx, 'earnings_notes', BATCH);
  const { rows: waiting } = await tx.execute<{ project_id: number }>(sql`
    select distinct project_id from project_earnings where as_of < ${day}::date and due <> payable limit ${BATCH}`);
  const projects = among([...notes, ...waiting].map(({ project_id }) => project_id));
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
  return notes.length === BATCH || waiting.length === BATCH;
}

/** Reckons the balances of shops up from what their projects have earned. */
export async function refreshBalances(tx: Queryable, shopIds: readonly number[], now: Date): Promise<void> {
  if (shopIds.length === 0) return;
  const shops = among(shopIds);
  // a shop may have lost all of its projects
  await tx.execute(sql`
    delete from balances b where b.shop_id = ${shops} and not exists (
      select from project_earnings e join projects p on p.id = e.project_id
      where p.shop_id = b.shop_id and e.currency = b.currency)`);
  await tx.execute(writeBalances(sql`p.shop_id = ${shops}`, now));
}

/** Keeps what readers have to work off small while nobody reads, and lets what was waited for become payable. */
export const keepEarnings: Worker = {
  name: 'keep-earnings',
  schedule: '* * * * *',
  run: (_, context) => refreshEarnings(context),
};
