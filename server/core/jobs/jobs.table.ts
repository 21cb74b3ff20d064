import type { JobFailureStatus, JobName } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/core/authentication/accounts.table.ts';
import { id, instant, version } from '#server/core/database/columns.ts';
import type { JobData } from './job-queue.ts';

/** Jobs with statistics, updated at each start. `waiting` and `active` are counted every minute. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    name: text().$type<JobName>().notNull(),
    by_itself: boolean().notNull(),
    schedule: text(),
    waiting: integer().notNull().default(0),
    active: integer().notNull().default(0),
    runs: integer().notNull().default(0),
    started_at: instant(),
    took_ms: integer(),
    version: version(),
  },
  (t) => [uniqueIndex('jobs_name_key').on(t.name)],
);

/** Failed runs with their data, so that they can be retried. */
export const jobFailures = pgTable(
  'job_failures',
  {
    id: id(),
    job_id: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    run_id: uuid().notNull(),
    status: text().$type<JobFailureStatus>().notNull(),
    error: text().notNull(),
    attempts: integer().notNull(),
    data: jsonb().$type<JobData>().notNull(),
    first_failed_at: instant().notNull(),
    failed_at: instant().notNull(),
    dealt_with_by: integer().references(() => users.id, { onDelete: 'set null' }),
    version: version(),
  },
  (t) => [
    uniqueIndex('job_failures_run_key').on(t.run_id),
    index('job_failures_failed_at_idx').on(t.failed_at, t.id),
    index('job_failures_open_idx')
      .on(t.job_id)
      .where(sql`status = 'failed'`),
  ],
);
