import { sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';

/** A table of notes that are written in the transaction of a change, and how a batch of it is worked off. */
export interface Notes {
  readonly table: 'sales_changes' | 'client_changes' | 'earnings_notes' | 'copies_notes';
  /** Works a batch off; answers whether it was full, so that there may be more. */
  readonly workOff: (tx: Transaction) => Promise<boolean>;
  /** Whether there is work besides the notes. */
  readonly isDue?: (db: Queryable) => Promise<boolean>;
}

/**
 * Makes what notes are about true as it is committed when it is called, a batch a transaction and at most `batches` of them.
 * Costs a look when nothing has changed; ends with a batch that is not full, so that a shop that sells without a pause does
 * not keep it busy.
 */
export async function workOffNotes(db: Database, notes: Notes, batches = Infinity): Promise<void> {
  let isFull = true;
  for (let done = 0; isFull && done < batches && (await isOpen(db, notes)); done++)
    isFull = await inTransaction(db, notes.workOff);
}

/** The same within a transaction, which then sees its own changes. */
export async function workOffNotesWithin(tx: Transaction, notes: Notes): Promise<void> {
  while ((await isOpen(tx, notes)) && (await notes.workOff(tx)));
}

/** Deletes up to `size` notes and returns them. */
export async function deleteBatch<Note extends Record<string, unknown>>(
  tx: Queryable,
  table: Notes['table'],
  size: number,
): Promise<Note[]> {
  const name = sql.identifier(table);
  const { rows } = await tx.execute(sql`
    delete from ${name} where ctid = any (array(select ctid from ${name} limit ${sql.raw(String(size))})) returning *`);
  return rows as Note[];
}

async function isOpen(db: Queryable, { table, isDue }: Notes): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from ${sql.identifier(table)}) as found`,
  );
  return rows[0]?.found === true || (await isDue?.(db)) === true;
}
