import { asc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#server/core/api/handler.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** Context of writing a letter. */
export interface Writing {
  readonly tx: Transaction;
  readonly context: Context;
}

/** Writes a letter about a record of the demo shop into the outbox, by the shop's own function. */
export type Write = (writing: Writing) => Promise<unknown>;

/** The first row of a table that fits. Throws when the demo shop has none. */
export async function first<Table extends PgTable & { id: PgColumn }>(
  { tx }: Writing,
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
