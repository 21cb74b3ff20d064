import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '#server/core/api/handler.ts';
import { openJobs, type RunningJobs } from './jobs.ts';
import { type Worker } from './worker.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';

let database: TestDatabase;
let api: TestApi;
let jobs: RunningJobs;
const processed: object[] = [];
const errors: Error[] = [];
const attempts: boolean[] = [];
let onRun: (() => void) | undefined;

// two existing job names
const SIMPLE_JOB = 'end-claims';
const FAILING_JOB = 'push-batch';

const simpleWorker: Worker = {
  name: SIMPLE_JOB,
  run: async (data) => {
    processed.push(data);
    onRun?.();
  },
};
const failingWorker: Worker = {
  name: FAILING_JOB,
  queue: { retryLimit: 1, retryDelay: 1 },
  run: async (_data, _context, { last }) => {
    attempts.push(last);
    if (last) onRun?.();
    throw new Error('not today');
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  api = await startApi();
  jobs = await openJobs({
    url: database.url,
    workers: [simpleWorker, failingWorker],
    onError: (error) => errors.push(error),
  });
});
afterAll(async () => {
  await jobs.close();
  await api.close();
  await database.drop();
});

const context = (): Context => ({ ...api, reads: api.db, jobs, log: api.app.log, now: () => new Date() });
const nextJob = () => new Promise<void>((resolve) => (onRun = resolve));

it('queues a job only when its transaction is committed', async () => {
  await database.db.transaction((tx) => jobs.send(SIMPLE_JOB, { number: 1 }, { tx }));
  await expect(
    database.db.transaction(async (tx) => {
      await jobs.send(SIMPLE_JOB, { number: 2 }, { tx });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  const { rows } = await database.db.execute<{ data: object }>(
    sql`select data from pgboss.job where name = ${SIMPLE_JOB}`,
  );
  expect(rows).toEqual([{ data: { number: 1 } }]);
});

it('runs jobs queued before and after the workers start', async () => {
  const first = nextJob();
  await jobs.run(context());
  await first;
  const second = nextJob();
  await jobs.send(SIMPLE_JOB, { number: 3 });
  await second;
  expect(processed).toEqual([{ number: 1 }, { number: 3 }]);
});

it('queues a coalesced job once for several transactions, after their commit', async () => {
  const runs: number[] = [];
  const worker: Worker = { name: 'issue-invoices', coalesced: true, run: async () => void runs.push(1) };
  const ownQueues = await openJobs({ url: database.url, workers: [worker], onError: (error) => errors.push(error) });
  const count = async () => {
    const { rows } = await database.db.execute<{ jobs: number }>(
      sql`select count(*)::int as jobs from pgboss.job where name = 'issue-invoices'`,
    );
    return rows[0]?.jobs;
  };
  await expect(
    database.db.transaction(async (tx) => {
      await ownQueues.send('issue-invoices', {}, { tx });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  for (let index = 0; index < 5; index++)
    await database.db.transaction((tx) => ownQueues.send('issue-invoices', {}, { tx }));
  await expect.poll(count).toBe(1);
  // within a savepoint the job is queued at once, in its transaction
  await database.db.transaction((tx) => tx.transaction((inner) => ownQueues.send('issue-invoices', {}, { tx: inner })));
  expect(await count()).toBe(2);
  // jobs queued just before closing are not lost
  await database.db.transaction((tx) => ownQueues.send('issue-invoices', {}, { tx }));
  await ownQueues.close();
  expect(await count()).toBe(3);
  expect(runs).toEqual([]);
});

it('queues a coalesced job that a running job sends during shutdown', async () => {
  const failures: Error[] = [];
  let reportStart = () => {};
  const isRunning = new Promise<void>((resolve) => (reportStart = resolve));
  const coalescedWorker: Worker = { name: 'keep-sales', coalesced: true, run: async () => undefined };
  const longWorker: Worker = {
    name: 'run-bulk',
    run: async (_data, _context, { signal }) => {
      reportStart();
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      await database.db.transaction((tx) => ownQueues.send('keep-sales', {}, { tx }));
    },
  };
  const ownQueues = await openJobs({
    url: database.url,
    workers: [longWorker, coalescedWorker],
    onError: (error) => failures.push(error),
  });
  await ownQueues.send('run-bulk', {});
  await ownQueues.run(context());
  await isRunning;
  await ownQueues.close();
  // after closing, nothing is queued
  await database.db.transaction((tx) => ownQueues.send('keep-sales', {}, { tx }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(failures).toEqual([]);
  const { rows } = await database.db.execute(sql`select 1 from pgboss.job where name = 'keep-sales'`);
  expect(rows).toHaveLength(1);
});

it('runs short jobs in concurrent batches, equal ones once, and settles each', async () => {
  const processedNumbers: number[] = [];
  let [running, maxRunning] = [0, 0];
  const shortWorker: Worker<{ number?: number }> = {
    ...{ name: 'write-sign-up-letter', batch: 50, concurrency: 4, queue: { retryLimit: 0 } },
    run: async ({ number = 0 }) => {
      maxRunning = Math.max(maxRunning, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      if (number === 7) throw new Error('not this one');
      processedNumbers.push(number);
    },
  };
  const ownQueues = await openJobs({ url: database.url, workers: [shortWorker], onError: () => undefined });
  for (let number = 0; number < 120; number++) await ownQueues.send('write-sign-up-letter', { number });
  await ownQueues.send('write-sign-up-letter', { number: 119 });
  await ownQueues.run(context());
  await expect.poll(() => processedNumbers.length, { timeout: 15_000 }).toBe(119);
  const readStates = () =>
    database.db.execute<{ state: string; jobs: number }>(
      sql`select state, count(*)::int as jobs from pgboss.job where name = 'write-sign-up-letter' group by 1 order by 1`,
    );
  await expect
    .poll(async () => (await readStates()).rows)
    .toEqual([
      { state: 'completed', jobs: 120 },
      { state: 'failed', jobs: 1 },
    ]);
  await ownQueues.close();
  expect(new Set(processedNumbers).size).toBe(119);
  expect(maxRunning).toBe(4);
});

it('retries a failed job, marks its last attempt and reports the error', async () => {
  const nextRun = nextJob();
  await jobs.send(FAILING_JOB, {});
  await nextRun;
  expect(attempts).toEqual([false, true]);
  expect(errors[0]?.message).toContain(FAILING_JOB);
});

it('opens the queues of one database in several processes', async () => {
  const processes = await Promise.all(
    [1, 2].map(() => openJobs({ url: database.url, workers: [simpleWorker], onError: (error) => errors.push(error) })),
  );
  const nextRun = nextJob();
  await processes[0]?.send(SIMPLE_JOB, { number: 4 });
  await nextRun;
  await Promise.all(processes.map(({ close }) => close()));
  expect(processed.at(-1)).toEqual({ number: 4 });
  expect(processes).toHaveLength(2);
});
