import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/core/database/database.ts';

/** How many rows of an import stand where. */
export interface RowCounts extends Record<string, unknown> {
  readonly rows_new: number;
  readonly rows_changed: number;
  readonly rows_unchanged: number;
  readonly rows_wrong: number;
  readonly rows_skipped: number;
  readonly rows_imported: number;
  readonly rows_undone: number;
  readonly rows_kept: number;
}

const NONE: RowCounts = {
  rows_new: 0,
  rows_changed: 0,
  rows_unchanged: 0,
  rows_wrong: 0,
  rows_skipped: 0,
  rows_imported: 0,
  rows_undone: 0,
  rows_kept: 0,
};

/** Counts the rows of an import. What is imported is still told by what it did. */
export async function countRows(db: Queryable, id: number): Promise<RowCounts> {
  const { rows } = await db.execute<RowCounts>(sql`
    select count(*) filter (where effect = 'new')::int as rows_new,
      count(*) filter (where effect = 'changed')::int as rows_changed,
      count(*) filter (where effect = 'unchanged')::int as rows_unchanged,
      count(*) filter (where status = 'wrong')::int as rows_wrong,
      count(*) filter (where status = 'skipped')::int as rows_skipped,
      count(*) filter (where status = 'imported')::int as rows_imported,
      count(*) filter (where status = 'undone')::int as rows_undone,
      count(*) filter (where status = 'imported' and note is not null)::int as rows_kept
    from import_rows where import_id = ${id}`);
  return rows[0] ?? NONE;
}
