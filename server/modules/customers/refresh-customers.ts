// Keeps the list of customers up to date, like sums of sales (server/modules/earnings/refresh-sales.ts): triggers queue
// customers whose account or orders have changed, and each reader processes the queue first.
import { type SQL, sql } from 'drizzle-orm';
import {
  linkGuests,
  countDuplicates,
  deleteGuests,
  FILL_AFTER_INDEXES,
  FILL_ROWS,
  insertAccounts,
  insertGuests,
  refreshAddresses,
  refreshSums,
  selectSurplusGuests,
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
const BATCH_SIZE = 2000;

const QUEUE: ChangeQueue = { table: 'customer_changes', processBatch };

/**
 * Applies committed changes of accounts and orders to the list of customers. Readers process one batch, the job all
 * batches.
 */
export const refreshCustomers = (db: Database, batches = 1): Promise<void> => processChangeQueue(db, QUEUE, batches);

/** Applies changes within a transaction, including those of the transaction. */
export const refreshCustomersInTransaction = (tx: Transaction): Promise<void> => processChangesInTransaction(tx, QUEUE);

const toAny = (values: Iterable<number | string>, type: 'integer' | 'text'): SQL =>
  sql`any (${sql.param([...values])}::${sql.raw(type)}[])`;

/** Processes a batch; returns whether there may be more. */
async function processBatch(tx: Transaction): Promise<boolean> {
  // the following statements see concurrent commits
  await tx.execute(sql`select pg_advisory_xact_lock(${AdvisoryLock.customers})`);
  const { rows: existing } = await tx.execute(sql`select from customers limit 1`);
  if (existing.length === 0) for (const statement of [...FILL_ROWS, ...FILL_AFTER_INDEXES]) await tx.execute(statement);
  const changes = await takeBatch<{ user_id: number | null; email: string | null }>(tx, 'customer_changes', BATCH_SIZE);
  if (changes.length === 0) return false;
  const emails = toAny(new Set(changes.flatMap(({ email }) => email ?? [])), 'text');
  const changed = toAny(new Set(changes.flatMap(({ user_id }) => user_id ?? [])), 'integer');
  // locked, so that they are not deleted before this transaction ends
  const { rows: accounts } = await tx.execute<{ id: number }>(
    sql`select id from users where id = ${changed} or email = ${emails} order by id for key share`,
  );
  const users = toAny(
    accounts.map(({ id }) => id),
    'integer',
  );
  const condition = sql`(c.user_id = ${users} or c.user_id is null and c.email = ${emails})`;
  const keysBefore = await readKeys(tx, condition);
  await tx.execute(updateAccounts(users));
  await tx.execute(linkGuests(users));
  await tx.execute(insertAccounts(users));
  await absorbGuests(tx, users);
  await tx.execute(insertGuests(emails));
  await tx.execute(refreshSums(condition));
  await tx.execute(refreshAddresses(condition));
  await tx.execute(deleteGuests(condition));
  await tx.execute(countDuplicates(hasKeyOf([...keysBefore, ...(await readKeys(tx, condition))])));
  return changes.length === BATCH_SIZE;
}

/** Merges guests into the customers of their accounts. */
async function absorbGuests(tx: Transaction, users: SQL): Promise<void> {
  const { rows } = await tx.execute<{ source: number; target: number }>(selectSurplusGuests(users));
  for (const { source, target } of rows) await absorbCustomer(tx, source, target);
}

/** Merges the data of one customer into another and deletes it. */
export async function absorbCustomer(tx: Transaction, sourceId: number, targetId: number): Promise<void> {
  for (const table of ['notes', 'audit_entries'])
    await tx.execute(sql`update ${sql.identifier(table)} set record_id = ${targetId}
      where resource = 'client' and record_id = ${sourceId}`);
  await tx.execute(sql`delete from customers where id = ${sourceId}`);
}

interface Keys extends Record<string, unknown> {
  email_key: string | null;
  phone_key: string | null;
  place_key: string | null;
}

async function readKeys(tx: Transaction, condition: SQL): Promise<Keys[]> {
  const { rows } = await tx.execute<Keys>(
    sql`select email_key, phone_key, place_key from customers c where ${condition}`,
  );
  return rows;
}

function hasKeyOf(keys: readonly Keys[]): SQL {
  const hasKey = (name: keyof Keys & string) =>
    sql`c.${sql.raw(name)} = ${toAny(new Set(keys.flatMap((row) => (row[name] as string | null) ?? [])), 'text')}`;
  return sql.join([hasKey('email_key'), hasKey('phone_key'), hasKey('place_key')], sql` or `);
}

/** Processes queued changes in the background, so that readers have few. */
export const refreshCustomerList: Worker = {
  name: 'refresh-customers',
  schedule: '* * * * *',
  run: (_, { db }) => refreshCustomers(db, Infinity),
};
