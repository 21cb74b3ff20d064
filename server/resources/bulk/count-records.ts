import { and, eq } from 'drizzle-orm';
import { bulkRecords } from './bulk.table.ts';
import type { BulkRecordRow } from './bulk.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Counts the finished records of a job from their rows, so that the counts are right after a killed run. */
export async function countRecords(db: Queryable, id: number) {
  const count = (state: BulkRecordRow['state']) =>
    db.$count(bulkRecords, and(eq(bulkRecords.bulk_id, id), eq(bulkRecords.state, state)));
  return { records_done: await count('done'), records_refused: await count('refused') };
}
