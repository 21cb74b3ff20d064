import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { jobFailures, jobs } from './jobs.table.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { redactError } from '#server/core/process/redact-error.ts';
import type { EndedRun, JobLog, Run, Worker } from './worker.ts';

/** Records job runs for the back office. */
export function createJobLog(db: Queryable): JobLog {
  return {
    ended: (runs) => recordSuccesses(db, runs),
    failed: (run, error, last) => recordFailure(db, run, { error, last }),
  };
}

/** Updates the table of jobs to `workers`. */
export async function syncJobs(db: Queryable, workers: readonly Worker[]): Promise<void> {
  const rows = workers.map(({ name, schedule = null }) => ({ name, schedule, by_itself: schedule !== null }));
  await db
    .insert(jobs)
    .values(rows)
    .onConflictDoUpdate({
      target: jobs.name,
      set: { schedule: sql`excluded.schedule`, by_itself: sql`excluded.by_itself` },
    });
  await db.delete(jobs).where(
    notInArray(
      jobs.name,
      rows.map(({ name }) => name),
    ),
  );
}

/** Records successful runs of one job. */
async function recordSuccesses(db: Queryable, runs: readonly EndedRun[]): Promise<void> {
  const lastRun = runs.at(-1);
  if (!lastRun) return;
  const { name, startedAt, endedAt } = lastRun;
  await db
    .update(jobs)
    .set({
      runs: sql`${jobs.runs} + ${runs.length}::int`,
      started_at: startedAt,
      took_ms: Math.round(endedAt.getTime() - startedAt.getTime()),
    })
    .where(eq(jobs.name, name));
  const retriedIds = runs.flatMap(({ id, attempt }) => (attempt > 1 ? id : []));
  if (retriedIds.length === 0) return;
  const recovered = await db
    .update(jobFailures)
    .set({ status: 'recovered', version: sql`${jobFailures.version} + 1` })
    .where(and(inArray(jobFailures.run_id, retriedIds), ne(jobFailures.status, 'recovered')))
    .returning({ id: jobFailures.id });
  for (const { id } of recovered) await announceChange(db, { resource: 'job-failures', id, action: 'action' });
}

interface FailedAttempt {
  error: unknown;
  last: boolean;
}

async function recordFailure(
  db: Queryable,
  { id, name, data, attempt }: Run,
  { error, last }: FailedAttempt,
): Promise<void> {
  const now = new Date();
  const [job] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.name, name));
  if (!job) return;
  const values = {
    status: last ? 'failed' : 'retrying',
    error: toErrorText(error),
    attempts: attempt,
    failed_at: now,
  } as const;
  const [failure] = await db
    .insert(jobFailures)
    .values({ ...values, job_id: job.id, run_id: id, data, first_failed_at: now })
    .onConflictDoUpdate({ target: jobFailures.run_id, set: { ...values, version: sql`${jobFailures.version} + 1` } })
    .returning({ id: jobFailures.id });
  if (failure) await announceChange(db, { resource: 'job-failures', id: failure.id, action: 'action' });
}

const MAX_TEXT = 2000;

/** Returns the redacted messages of an error and its causes, shortened. */
function toErrorText(error: unknown): string {
  return redactError(error).slice(0, MAX_TEXT);
}
