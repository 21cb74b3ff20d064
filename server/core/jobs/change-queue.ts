import { sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';

/** A table of changes, written in the transaction of each change, and the function that processes a batch. */
export interface ChangeQueue {
  readonly table: 'sales_changes' | 'customer_changes' | 'earnings_notes' | 'copies_notes';
  /** Processes a batch. Returns true when it was full, so there may be more. */
  readonly processBatch: (tx: Transaction) => Promise<boolean>;
  /** Whether there is work without queued changes. */
  readonly hasOtherWork?: (db: Queryable) => Promise<boolean>;
}

/**
 * Processes queued changes, one transaction per batch, at most `batches`. Ends after a batch that is not full, so that
 * a steady stream of changes does not keep it running.
 */
export async function processChangeQueue(db: Database, queue: ChangeQueue, batches = Infinity): Promise<void> {
  let isFull = true;
  for (let processed = 0; isFull && processed < batches && (await hasWork(db, queue)); processed++)
    isFull = await inTransaction(db, queue.processBatch);
}

/** Processes all queued changes within a transaction, including those it has queued. */
export async function processChangesInTransaction(tx: Transaction, queue: ChangeQueue): Promise<void> {
  while ((await hasWork(tx, queue)) && (await queue.processBatch(tx)));
}

/** Deletes up to `size` queued changes and returns them. */
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

async function hasWork(db: Queryable, { table, hasOtherWork }: ChangeQueue): Promise<boolean> {
  const { rows } = await db.execute<{ has_changes: boolean }>(
    sql`select exists (select from ${sql.identifier(table)}) as has_changes`,
  );
  return rows[0]?.has_changes === true || (await hasOtherWork?.(db)) === true;
}
