import type { Job, JobFailure } from '#generated/schemas.ts';
import { JobName } from '#generated/enums.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '#server/core/api/handler.ts';
import { createJobLog, syncJobs } from '#server/core/jobs/job-log.ts';
import { jobFailures, jobs } from '#server/core/jobs/jobs.table.ts';
import { watchJobs } from '#server/core/jobs/watch-jobs.ts';
import { openJobs, type RunningJobs } from '#server/core/jobs/jobs.ts';
import { type Worker } from '#server/core/jobs/worker.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { workers } from '#server/app/workers.ts';

let database: TestDatabase;
let api: TestApi;
let runningJobs: RunningJobs;
let isBroken = true;

const pushWorker: Worker = {
  name: 'push-batch',
  queue: { retryLimit: 1, retryDelay: 1 },
  run: async () => {
    if (isBroken) throw new Error('No answer', { cause: new Error('connect ECONNREFUSED') });
  },
};

beforeAll(async () => {
  [database, api] = await Promise.all([createTestDatabase(), startApi()]);
  await syncJobs(database.db, [pushWorker, { ...watchJobs, run: async () => undefined }]);
  await syncJobs(api.db, workers);
  runningJobs = await openJobs({
    url: database.url,
    workers: [pushWorker],
    onError: () => undefined,
    log: createJobLog(database.db),
  });
  await runningJobs.run(createContext());
});
afterAll(async () => {
  await runningJobs.close();
  await Promise.all([api.close(), database.drop()]);
});

const createContext = (): Context => ({
  ...{ ...api, db: database.db, reads: database.db, jobs: runningJobs, log: api.app.log },
  now: () => new Date(),
});

const readFailures = () => database.db.select().from(jobFailures);

it('has a worker for every job name', () => {
  expect(workers.map(({ name }) => name).toSorted()).toEqual(JobName.values.toSorted());
});

it('records a failed run with its errors and the outcome of a later attempt', async () => {
  await runningJobs.send('push-batch', { batch_id: 7 });
  await expect.poll(readFailures, { timeout: 10_000 }).toMatchObject([{ status: 'retrying', attempts: 1 }]);
  isBroken = false;
  await expect
    .poll(readFailures, { timeout: 10_000 })
    .toMatchObject([{ status: 'recovered', error: 'No answer\nconnect ECONNREFUSED', data: { batch_id: 7 } }]);
  const [job] = await database.db.select().from(jobs).where(eq(jobs.name, 'push-batch'));
  expect(job).toMatchObject({ runs: 1, by_itself: false });
  expect(job?.took_ms).toBeGreaterThanOrEqual(0);
});

it('marks a run as failed after the last attempt and after a killed process', async () => {
  isBroken = true;
  await runningJobs.send('push-batch', { batch_id: 8 });
  const readFailedRuns = async () => (await readFailures()).filter(({ status }) => status === 'failed');
  await expect.poll(readFailedRuns, { timeout: 10_000 }).toMatchObject([{ attempts: 2, data: { batch_id: 8 } }]);

  await database.db.execute(sql`
    insert into pgboss.job (name, data, state, retry_count, completed_on, output)
    values ('push-batch', '{"batch_id": 9}', 'failed', 1, now(), '{"message": "job timed out"}')`);
  await watchJobs.run({}, createContext(), { last: true });
  await watchJobs.run({}, createContext(), { last: true });
  expect(await readFailedRuns()).toMatchObject([
    { data: { batch_id: 8 } },
    { data: { batch_id: 9 }, error: 'job timed out', attempts: 2 },
  ]);
});

async function insertFailure(): Promise<number> {
  const [job] = await api.db.select().from(jobs).where(eq(jobs.name, 'push-batch'));
  const [row] = await api.db
    .insert(jobFailures)
    .values({
      ...{ job_id: job?.id ?? 0, run_id: crypto.randomUUID(), status: 'failed', error: 'Refused', attempts: 6 },
      // older data may have secrets
      ...{
        data: { batch_id: 4, ...({ token: 'secret-1' } as object) },
        first_failed_at: new Date(),
        failed_at: new Date(),
      },
    })
    .returning({ id: jobFailures.id });
  return row?.id ?? 0;
}

it('lists failing jobs; a failure is run again or dismissed once', async () => {
  const [first, second] = [await insertFailure(), await insertFailure()];
  const list = await api.call<Job[]>('GET', '/admin/jobs', { as: 'admin', query: { filter: '{"status":"failing"}' } });
  expect(list.body).toMatchObject([{ name: 'push-batch', failed: 2 }]);
  const failure = await api.call<JobFailure>('GET', `/admin/job-failures/${first}`, { as: 'admin' });
  expect(failure.body).toMatchObject({ name: 'push-batch', subject: 'batch_id 4' });
  expect(failure.text).not.toContain('secret-1');

  const again = await api.call<JobFailure>('POST', `/admin/job-failures/${first}/again`, { as: 'admin' });
  expect(again.body.status).toBe('sent_again');
  expect(api.jobs.at(-1)).toEqual({ name: 'push-batch', data: { batch_id: 4, token: 'secret-1' } });
  expect((await api.call('POST', `/admin/job-failures/${first}/again`, { as: 'admin' })).status).toBe(409);

  const dismissed = await api.call<JobFailure>('POST', `/admin/job-failures/${second}/dismiss`, { as: 'admin' });
  expect(dismissed.body.status).toBe('dismissed');
  expect((await api.call<Job>('GET', `/admin/jobs/${failure.body.job_id}`, { as: 'admin' })).body.status).toBe('fine');
});

it('runs scheduled jobs on demand and returns 409 for queued ones', async () => {
  const ids = new Map((await api.db.select().from(jobs)).map(({ name, id }) => [name, id]));
  const run = (name: JobName) => api.call<Job>('POST', `/admin/jobs/${ids.get(name)}/run`, { as: 'admin' });
  expect((await run('expire-quotes')).status).toBe(200);
  expect(api.jobs.at(-1)).toEqual({ name: 'expire-quotes', data: {} });
  expect((await run('push-batch')).status).toBe(409);
});
