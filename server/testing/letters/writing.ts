import { asc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#server/core/api/handler.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** Transaction and context that a letter is written in. */
export interface LetterContext {
  readonly tx: Transaction;
  readonly context: Context;
}

/** Writes a letter about a record of the demo shop to the outbox, by the function that the shop uses. */
export type Write = (writing: LetterContext) => Promise<unknown>;

/** Reads the first row of a table that fulfils `where`. Throws when there is none. */
export async function readFirst<Table extends PgTable & { id: PgColumn }>(
  { tx }: LetterContext,
  table: Table,
  where?: SQL,
): Promise<Table['$inferSelect']> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(asc(table.id))
    .limit(1);
  if (!row) throw new Error('The demo shop has no such record.');
  return row as Table['$inferSelect'];
}
