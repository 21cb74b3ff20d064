import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bulk } from '#generated/schemas.ts';
import { createJobs } from '#server/core/jobs/publish.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { insertProjects } from '#server/testing/rows.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';
import { testContext } from '../exports/testing.ts';
import { runBulk } from './run-bulk.ts';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.close());

it('queues a job for the work that a process gives back when it shuts down', async () => {
  await insertProjects(
    api.db,
    Array.from({ length: 12 }, () => ({ visibility: 'online' }) as const),
  );
  const { body } = await api.call<Bulk>('POST', '/admin/bulk', {
    as: 'team',
    body: { operation: 'adminSetProjectVisibility', filter: {}, body: { visibility: 'offline' } },
  });
  const queued: string[] = [];
  const jobs = createJobs([], async (name) => void queued.push(name));
  const shutdown = new AbortController();
  const shutDownAtFirstCall = () => {
    shutdown.abort();
    return new Date();
  };
  await runBulk.run({}, testContext(api, { jobs, now: shutDownAtFirstCall }), {
    last: false,
    signal: shutdown.signal,
  });
  const loadBulk = async () => (await api.call<Bulk>('GET', `/admin/bulk/${body.id}`, { as: 'team' })).body;
  expect(await loadBulk()).toMatchObject({ status: 'waiting', records_done: 0 });
  expect(queued).toEqual(['run-bulk']);

  await runBulk.run({}, testContext(api, { jobs }), { last: false, signal: new AbortController().signal });
  expect(await loadBulk()).toMatchObject({ status: 'done', records_done: 12 });
  expect(queued, 'nothing is left to queue').toEqual(['run-bulk']);
  expect(await api.db.$count(projects, eq(projects.visibility, 'offline'))).toBe(12);
});
