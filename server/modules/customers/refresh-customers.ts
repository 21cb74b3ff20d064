// Keeps the list of customers up to date, like sums of sales (server/modules/earnings/refresh-sales.ts): triggers note
// customers whose account or orders have changed, and each reader processes the notes first.
import { type SQL, sql } from 'drizzle-orm';
import {
  adoptGuests,
  countDuplicates,
  dropGuests,
  FILL_REST,
  FILL_ROWS,
  insertAccounts,
  insertGuests,
  refreshAddresses,
  refreshSums,
  surplusGuests,
  updateAccounts,
} from './customers-sql.ts';
import { AdvisoryLock } from '#server/core/database/advisory-locks.ts';
import type { Database, Transaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import {
  takeBatch,
  type ChangeQueue,
  processChangeQueue,
  processChangesInTransaction,
} from '#server/core/jobs/change-queue.ts';

/** Changes per transaction. */
const BATCH = 2000;

const QUEUE: ChangeQueue = { table: 'customer_changes', processBatch };

/**
 * Applies committed changes of accounts and orders to the list of customers. Readers process one batch; the job processes the
 * rest.
 */
export const refreshCustomers = (db: Database, batches = 1): Promise<void> => processChangeQueue(db, QUEUE, batches);

/** Applies changes within a transaction, including its own. */
export const refreshCustomersInTransaction = (tx: Transaction): Promise<void> => processChangesInTransaction(tx, QUEUE);

const anyOf = (values: Iterable<number | string>, type: 'integer' | 'text'): SQL =>
  sql`any (${sql.param([...values])}::${sql.raw(type)}[])`;

/** Processes a batch; returns whether there may be more. */
async function processBatch(tx: Transaction): Promise<boolean> {
  // the following statements see concurrent commits
  await tx.execute(sql`select pg_advisory_xact_lock(${AdvisoryLock.customers})`);
  const { rows: known } = await tx.execute(sql`select from customers limit 1`);
  if (known.length === 0) for (const statement of [...FILL_ROWS, ...FILL_REST]) await tx.execute(statement);
  const notes = await takeBatch<{ user_id: number | null; email: string | null }>(tx, 'customer_changes', BATCH);
  if (notes.length === 0) return false;
  const emails = anyOf(new Set(notes.flatMap(({ email }) => email ?? [])), 'text');
  const accounts = new Set(notes.flatMap(({ user_id }) => user_id ?? []));
  const { rows: owners } = await tx.execute<{ id: number }>(sql`select id from users where email = ${emails}`);
  for (const { id } of owners) accounts.add(id);
  const users = anyOf(accounts, 'integer');
  const which = sql`(c.user_id = ${users} or c.user_id is null and c.email = ${emails})`;
  const keysBefore = await keysOf(tx, which);
  await tx.execute(updateAccounts(users));
  await tx.execute(adoptGuests(users));
  await tx.execute(insertAccounts(users));
  await absorbGuests(tx, users);
  await tx.execute(insertGuests(emails));
  await tx.execute(refreshSums(which));
  await tx.execute(refreshAddresses(which));
  await tx.execute(dropGuests(which));
  await tx.execute(countDuplicates(haveOneOf([...keysBefore, ...(await keysOf(tx, which))])));
  return notes.length === BATCH;
}

/** Moves the notes of guests to their accounts. */
async function absorbGuests(tx: Transaction, users: SQL): Promise<void> {
  const { rows } = await tx.execute<{ gone: number; kept: number }>(surplusGuests(users));
  for (const { gone, kept } of rows) await absorbCustomer(tx, gone, kept);
}

/** Merges the data of one customer into another and deletes it. */
export async function absorbCustomer(tx: Transaction, gone: number, kept: number): Promise<void> {
  for (const table of ['notes', 'audit_entries'])
    await tx.execute(sql`update ${sql.identifier(table)} set record_id = ${kept}
      where resource = 'client' and record_id = ${gone}`);
  await tx.execute(sql`delete from customers where id = ${gone}`);
}

interface Keys extends Record<string, unknown> {
  email_key: string | null;
  phone_key: string | null;
  place_key: string | null;
}

async function keysOf(tx: Transaction, which: SQL): Promise<Keys[]> {
  const { rows } = await tx.execute<Keys>(sql`select email_key, phone_key, place_key from customers c where ${which}`);
  return rows;
}

function haveOneOf(keys: readonly Keys[]): SQL {
  const of = (name: keyof Keys & string) =>
    sql`c.${sql.raw(name)} = ${anyOf(new Set(keys.flatMap((row) => (row[name] as string | null) ?? [])), 'text')}`;
  return sql.join([of('email_key'), of('phone_key'), of('place_key')], sql` or `);
}

/** Processes queued changes in the background, so that readers have few. */
export const refreshCustomerList: Worker = {
  name: 'refresh-customers',
  schedule: '* * * * *',
  run: (_, { db }) => refreshCustomers(db, Infinity),
};
