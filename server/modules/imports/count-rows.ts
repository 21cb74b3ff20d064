import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/core/database/database.ts';
import type { RowOf } from '#server/core/database/selection.ts';
import { importRows } from './imports.table.ts';

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;

const COUNTS = {
  rows_new: countWhere(eq(importRows.effect, 'new')),
  rows_changed: countWhere(eq(importRows.effect, 'changed')),
  rows_unchanged: countWhere(eq(importRows.effect, 'unchanged')),
  rows_wrong: countWhere(eq(importRows.status, 'wrong')),
  rows_skipped: countWhere(eq(importRows.status, 'skipped')),
  rows_imported: countWhere(eq(importRows.status, 'imported')),
  rows_undone: countWhere(eq(importRows.status, 'undone')),
  rows_kept: countWhere(sql`${importRows.status} = 'imported' and ${importRows.note} is not null`),
};
export type RowCounts = RowOf<typeof COUNTS>;

/** Counts the rows of an import by state; imported rows also by effect. */
export async function countRows(db: Queryable, id: number): Promise<RowCounts> {
  const [counts] = await db.select(COUNTS).from(importRows).where(eq(importRows.import_id, id));
  if (!counts) throw new Error('The database did not return the counts.');
  return counts;
}
