import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '#server/core/api/handler.ts';
import { openJobs, type RunningJobs } from './jobs.ts';
import { type Worker } from './worker.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { freshDatabase, type TestDatabase } from '#server/testing/postgres.ts';

let database: TestDatabase;
let api: TestApi;
let jobs: RunningJobs;
const done: object[] = [];
const errors: Error[] = [];
const attempts: boolean[] = [];
let arrived: (() => void) | undefined;

// any two of the names that the description knows
const NOTE = 'end-claims';
const STUBBORN = 'push-batch';

const note: Worker = {
  name: NOTE,
  run: async (data) => {
    done.push(data);
    arrived?.();
  },
};
const stubborn: Worker = {
  name: STUBBORN,
  queue: { retryLimit: 1, retryDelay: 1 },
  run: async (_data, _context, { last }) => {
    attempts.push(last);
    if (last) arrived?.();
    throw new Error('not today');
  },
};

beforeAll(async () => {
  database = await freshDatabase();
  api = await startApi();
  jobs = await openJobs({ url: database.url, workers: [note, stubborn], onError: (error) => errors.push(error) });
});
afterAll(async () => {
  await jobs.close();
  await api.close();
  await database.drop();
});

const context = (): Context => ({ ...api, reads: api.db, jobs, log: api.app.log, now: () => new Date() });
const nextJob = () => new Promise<void>((resolve) => (arrived = resolve));

it('a job is there if and only if its transaction is', async () => {
  await database.db.transaction((tx) => jobs.send(NOTE, { number: 1 }, { tx }));
  await expect(
    database.db.transaction(async (tx) => {
      await jobs.send(NOTE, { number: 2 }, { tx });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  const { rows } = await database.db.execute<{ data: object }>(sql`select data from pgboss.job where name = ${NOTE}`);
  expect(rows).toEqual([{ data: { number: 1 } }]);
});

it('jobs queued before the workers start are done, and later ones too', async () => {
  const first = nextJob();
  await jobs.run(context());
  await first;
  const second = nextJob();
  await jobs.send(NOTE, { number: 3 });
  await second;
  expect(done).toEqual([{ number: 1 }, { number: 3 }]);
});

it('work that many transactions ask for is asked for once, when they are committed', async () => {
  const runs: number[] = [];
  const worker: Worker = { name: 'issue-invoices', coalesced: true, run: async () => void runs.push(1) };
  const own = await openJobs({ url: database.url, workers: [worker], onError: (error) => errors.push(error) });
  const count = async () => {
    const { rows } = await database.db.execute<{ jobs: number }>(
      sql`select count(*)::int as jobs from pgboss.job where name = 'issue-invoices'`,
    );
    return rows[0]?.jobs;
  };
  await expect(
    database.db.transaction(async (tx) => {
      await own.send('issue-invoices', {}, { tx });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  for (let asked = 0; asked < 5; asked++) await database.db.transaction((tx) => own.send('issue-invoices', {}, { tx }));
  await expect.poll(count).toBe(1);
  // a savepoint has no commit of its own: the job is committed with it
  await database.db.transaction((tx) => tx.transaction((inner) => own.send('issue-invoices', {}, { tx: inner })));
  expect(await count()).toBe(2);
  // jobs queued just before the end are not lost
  await database.db.transaction((tx) => own.send('issue-invoices', {}, { tx }));
  await own.close();
  expect(await count()).toBe(3);
  expect(runs).toEqual([]);
});

it('work that a job asks for while the process ends is asked for before the connections close', async () => {
  const failures: Error[] = [];
  let begun = () => {};
  const isRunning = new Promise<void>((resolve) => (begun = resolve));
  const asked: Worker = { name: 'keep-sales', coalesced: true, run: async () => undefined };
  const asking: Worker = {
    name: 'run-bulk',
    run: async (_data, _context, { signal }) => {
      begun();
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      await database.db.transaction((tx) => own.send('keep-sales', {}, { tx }));
    },
  };
  const own = await openJobs({
    url: database.url,
    workers: [asking, asked],
    onError: (error) => failures.push(error),
  });
  await own.send('run-bulk', {});
  await own.run(context());
  await isRunning;
  await own.close();
  // nothing asks for a queue whose connections are closed
  await database.db.transaction((tx) => own.send('keep-sales', {}, { tx }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(failures).toEqual([]);
  const { rows } = await database.db.execute(sql`select 1 from pgboss.job where name = 'keep-sales'`);
  expect(rows).toHaveLength(1);
});

it('short jobs are done in batches, several at a time, equal ones once, each settled by itself', async () => {
  const seen: number[] = [];
  let [running, most] = [0, 0];
  const short: Worker<{ number?: number }> = {
    ...{ name: 'write-sign-up-letter', batch: 50, concurrency: 4, queue: { retryLimit: 0 } },
    run: async ({ number = 0 }) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      if (number === 7) throw new Error('not this one');
      seen.push(number);
    },
  };
  const own = await openJobs({ url: database.url, workers: [short], onError: () => undefined });
  for (let number = 0; number < 120; number++) await own.send('write-sign-up-letter', { number });
  await own.send('write-sign-up-letter', { number: 119 });
  await own.run(context());
  await expect.poll(() => seen.length, { timeout: 15_000 }).toBe(119);
  const states = () =>
    database.db.execute<{ state: string; jobs: number }>(
      sql`select state, count(*)::int as jobs from pgboss.job where name = 'write-sign-up-letter' group by 1 order by 1`,
    );
  await expect
    .poll(async () => (await states()).rows)
    .toEqual([
      { state: 'completed', jobs: 120 },
      { state: 'failed', jobs: 1 },
    ]);
  await own.close();
  expect(new Set(seen).size).toBe(119);
  expect(most).toBe(4);
});

it('a failed job is retried, knows its last attempt, and is reported', async () => {
  const given = nextJob();
  await jobs.send(STUBBORN, {});
  await given;
  expect(attempts).toEqual([false, true]);
  expect(errors[0]?.message).toContain(STUBBORN);
});

it('several processes may open the queues of one database', async () => {
  const others = await Promise.all(
    [1, 2].map(() => openJobs({ url: database.url, workers: [note], onError: (error) => errors.push(error) })),
  );
  const given = nextJob();
  await others[0]?.send(NOTE, { number: 4 });
  await given;
  await Promise.all(others.map((other) => other.close()));
  expect(done.at(-1)).toEqual({ number: 4 });
  expect(others).toHaveLength(2);
});
