import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { jobFailures, jobs } from '#server/core/jobs/jobs.table.ts';

const HOUR = 3_600_000;
const ADMIN = 1;

type DemoFailure = Pick<typeof jobFailures.$inferInsert, 'status' | 'error' | 'attempts' | 'data' | 'dealt_with_by'> & {
  name: 'run-imports' | 'push-batch';
  /** Age in hours. */
  age: number;
};

/** Failed runs: a restarted database and an unavailable partner. All are resolved: a new shop has no open failures. */
const FAILURES: readonly DemoFailure[] = [
  {
    ...{ name: 'run-imports', status: 'recovered', attempts: 2, age: 31, data: {} },
    error: 'terminating connection due to administrator command',
  },
  {
    ...{ name: 'push-batch', status: 'recovered', attempts: 3, age: 53, data: { batch_id: 2 } },
    error: 'The partner does not answer: 503 Service Unavailable',
  },
  {
    ...{ name: 'push-batch', status: 'dismissed', attempts: 4, age: 122, data: { batch_id: 1 }, dealt_with_by: ADMIN },
    error: 'The partner does not answer: 503 Service Unavailable',
  },
];

/** Writes failed runs, with their jobs, which the server registers only at its first start. */
export async function loadJobs(client: pg.Client, now: Date): Promise<void> {
  const db = drizzle({ client });
  const names = [...new Set(FAILURES.map(({ name }) => name))];
  const jobRows = await db
    .insert(jobs)
    .values(names.map((name) => ({ name, by_itself: false })))
    .onConflictDoNothing()
    .returning();
  await db.insert(jobFailures).values(
    FAILURES.flatMap(({ name, age, ...failure }) => {
      const failed_at = new Date(now.getTime() - age * HOUR);
      const first_failed_at = new Date(failed_at.getTime() - failure.attempts * HOUR);
      const job = jobRows.find((row) => row.name === name);
      return job ? [{ ...failure, job_id: job.id, run_id: randomUUID(), failed_at, first_failed_at }] : [];
    }),
  );
}
