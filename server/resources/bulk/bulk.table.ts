import type { BulkFailure, BulkRecordState, BulkStatus } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, lease } from '#server/core/database/columns.ts';

/** Actions to run on all records of a filter. */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: id(),
    operation: text().notNull(),
    resource: text().notNull(),
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Body of the action, without `ids`. */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text().$type<BulkStatus>().notNull().default('waiting'),
    failure: text().$type<BulkFailure>(),
    records_total: integer().notNull().default(0),
    records_done: integer().notNull().default(0),
    records_refused: integer().notNull().default(0),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The request that created the job. */
    request_id: text().notNull(),
    ...lease(),
    created_at: instant().notNull().defaultNow(),
    finished_at: instant(),
  },
  (t) => [
    index('bulk_jobs_created_at_idx').on(t.created_at, t.id),
    index('bulk_jobs_created_by_idx').on(t.created_by, t.created_at),
    index('bulk_jobs_unfinished_idx')
      .on(t.id)
      .where(sql`${t.status} in ('waiting', 'running')`),
  ],
);

/** The records of a bulk job, selected when it was created, processed in the order of `id`. */
export const bulkRecords = pgTable(
  'bulk_records',
  {
    id: id(),
    bulk_id: integer()
      .notNull()
      .references(() => bulkJobs.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    record_id: integer().notNull(),
    state: text().$type<BulkRecordState>().notNull().default('waiting'),
    /** Error code of a refusal. */
    code: text(),
    /** Values for the placeholders of the error's text. */
    params: jsonb().$type<Record<string, string | number>>(),
    done_at: instant(),
  },
  (t) => [index('bulk_records_state_idx').on(t.bulk_id, t.state, t.id)],
);

export type BulkRow = typeof bulkJobs.$inferSelect;
export type BulkRecordRow = typeof bulkRecords.$inferSelect;
