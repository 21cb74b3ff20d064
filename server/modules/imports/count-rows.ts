import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/core/database/database.ts';
import type { RowOf } from '#server/core/database/selection.ts';
import { importRows } from './imports.table.ts';

const countOf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;

/** Counts of rows by state. */
const COUNTS = {
  rows_new: countOf(eq(importRows.effect, 'new')),
  rows_changed: countOf(eq(importRows.effect, 'changed')),
  rows_unchanged: countOf(eq(importRows.effect, 'unchanged')),
  rows_wrong: countOf(eq(importRows.status, 'wrong')),
  rows_skipped: countOf(eq(importRows.status, 'skipped')),
  rows_imported: countOf(eq(importRows.status, 'imported')),
  rows_undone: countOf(eq(importRows.status, 'undone')),
  rows_kept: countOf(sql`${importRows.status} = 'imported' and ${importRows.note} is not null`),
};
export type RowCounts = RowOf<typeof COUNTS>;

/** Counts the rows of an import by state; imported rows also by effect. */
export async function countRows(db: Queryable, id: number): Promise<RowCounts> {
  const [counts] = await db.select(COUNTS).from(importRows).where(eq(importRows.import_id, id));
  if (!counts) throw new Error('The database did not answer the counts.');
  return counts;
}
