import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { openJobs } from './jobs.ts';
import type { Worker } from './worker.ts';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

it('gives a queue of an earlier version its new options, and its waiting jobs stay', async () => {
  const open = async (queue: Worker['queue'], queueJob = false) => {
    const worker: Worker = { name: 'run-bulk', ...(queue && { queue }), run: async () => undefined };
    const jobs = await openJobs({ url: database.url, workers: [worker], onError: (error) => Promise.reject(error) });
    if (queueJob) await jobs.send('run-bulk', {});
    await jobs.close();
    const { rows } = await database.db.execute(sql`
      select retry_limit, retry_delay, heartbeat_seconds,
        (select count(*)::int from pgboss.job where name = 'run-bulk' and state = 'created') as waiting
      from pgboss.queue where name = 'run-bulk'`);
    return rows[0];
  };
  expect(await open({ retryLimit: 5, retryDelay: 3 }, true)).toEqual({
    ...{ retry_limit: 5, retry_delay: 3, heartbeat_seconds: 20, waiting: 1 },
  });
  expect(await open({ retryLimit: 2, retryDelay: 10, heartbeatSeconds: 10 })).toEqual({
    ...{ retry_limit: 2, retry_delay: 10, heartbeat_seconds: 10, waiting: 1 },
  });
});
