import { sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';

/** A table of notes that are written in the transaction of a change, and how a batch of it is worked off. */
export interface ChangeQueue {
  readonly table: 'sales_changes' | 'client_changes' | 'earnings_notes' | 'copies_notes';
  /** Works a batch off; answers whether it was full, so that there may be more. */
  readonly processBatch: (tx: Transaction) => Promise<boolean>;
  /** Whether there is work besides the notes. */
  readonly hasOtherWork?: (db: Queryable) => Promise<boolean>;
}

/**
 * Makes what notes are about true as it is committed when it is called, a batch a transaction and at most `batches` of them.
 * Costs a look when nothing has changed; ends with a batch that is not full, so that a shop that sells without a pause does
 * not keep it busy.
 */
export async function processChangeQueue(db: Database, queue: ChangeQueue, batches = Infinity): Promise<void> {
  let isFull = true;
  for (let done = 0; isFull && done < batches && (await hasWork(db, queue)); done++)
    isFull = await inTransaction(db, queue.processBatch);
}

/** The same within a transaction, which then sees its own changes. */
export async function processChangesInTransaction(tx: Transaction, queue: ChangeQueue): Promise<void> {
  while ((await hasWork(tx, queue)) && (await queue.processBatch(tx)));
}

/** Deletes up to `size` notes and returns them. */
export async function takeBatch<Note extends Record<string, unknown>>(
  tx: Queryable,
  table: ChangeQueue['table'],
  size: number,
): Promise<Note[]> {
  const name = sql.identifier(table);
  const { rows } = await tx.execute(sql`
    delete from ${name} where ctid = any (array(select ctid from ${name} limit ${sql.raw(String(size))})) returning *`);
  return rows as Note[];
}

async function hasWork(db: Queryable, { table, hasOtherWork: isDue }: ChangeQueue): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from ${sql.identifier(table)}) as found`,
  );
  return rows[0]?.found === true || (await isDue?.(db)) === true;
}
