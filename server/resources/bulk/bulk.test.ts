import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bulk, BulkRecord, BulkRequest, Problem } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import type { Context } from '#server/core/api/handler.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bulkJobs, bulkRecords } from './bulk.table.ts';
import { pruneBulk } from './prune-bulk.ts';
import { bulkQueue, runBulk } from './run-bulk.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { testContext } from '../exports/testing.ts';
import { insertProjects } from '#server/testing/rows.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';

type Made = Bulk & Omit<Problem, 'status'>;

let api: TestApi;
let ids: number[];

beforeAll(async () => (api = await startApi()));
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(bulkJobs);
  await api.db.delete(auditEntries);
  await api.db.delete(projects);
  ids = await insertProjects(
    api.db,
    Array.from({ length: 12 }, () => ({ visibility: 'online' }) as const),
  );
});

const hide = (filter: BulkRequest['filter'] = {}, as: ApiCall['as'] = 'team') =>
  api.call<Made>('POST', '/admin/bulk', {
    as,
    body: { operation: 'adminSetProjectVisibility', filter, body: { visibility: 'offline' } },
  });
const one = async (id: number, as: ApiCall['as'] = 'team') =>
  (await api.call<Made>('GET', `/admin/bulk/${id}`, { as })).body;
const cancel = (id: number, as: ApiCall['as'] = 'team') => api.call<Made>('POST', `/admin/bulk/${id}/cancel`, { as });
const recordsOf = async (id: number, filter: object = {}, as: ApiCall['as'] = 'team') =>
  (
    await api.call<BulkRecord[]>('GET', '/admin/bulk-records', {
      as,
      query: { filter: JSON.stringify({ bulk_id: id, ...filter }), range: '[0,99]' },
    })
  ).body;
const run = (more: Partial<Context> = {}, signal?: AbortSignal) =>
  runBulk.run({}, testContext(api, more), { last: true, ...(signal && { signal }) });
const hidden = () => api.db.$count(projects, eq(projects.visibility, 'offline'));
const changesOf = (request: string) =>
  api.db.$count(auditEntries, and(eq(auditEntries.request_id, request), eq(auditEntries.resource, 'projects')));

describe('an action for all records of a filter', () => {
  it('is done to those that fulfilled it when it was asked for, each as by hand', async () => {
    const { status, body } = await hide({ id: ids.slice(0, 8) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'waiting', resource: 'projects', records_total: 8, records_done: 0 });
    expect(api.jobs.at(-1)).toEqual({ name: 'run-bulk', data: { bulk_id: body.id } });
    // what comes later, and what fits no more
    await insertProjects(api.db, [{ visibility: 'online' }]);
    await run();
    expect(await one(body.id)).toMatchObject({ status: 'done', records_done: 8, records_refused: 0 });
    expect(await hidden()).toBe(8);
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.resource, 'projects'));
    expect(entries).toHaveLength(8);
    expect(entries[0]).toMatchObject({
      operation: 'adminSetProjectVisibility',
      user_name: 'Test team',
      before: { visibility: 'online' },
      after: { visibility: 'offline' },
      undo: 'possible',
      request_id: body.request_id,
    });
  });

  it('reports refused records with reasons; they can be listed', async () => {
    const [first = 0, second = 0] = ids;
    await api.db.update(projects).set({ visibility: 'offline' }).where(eq(projects.id, first));
    const { body } = await hide();
    await api.db.delete(projects).where(eq(projects.id, second));
    await run();
    expect(await one(body.id)).toMatchObject({ status: 'done', records_done: 10, records_refused: 2 });
    const refused = await recordsOf(body.id, { state: 'refused' });
    expect(refused.map(({ record_id, code, resource }) => [record_id, code, resource]).sort()).toEqual([
      [first, 'transition_not_allowed', 'projects'],
      [second, 'not_found', 'projects'],
    ]);
  });

  it('goes on after a killed process and does nothing twice', async () => {
    const { body } = await hide();
    const killed = await bulkQueue.leaseNext(api.db);
    if (!killed) throw new Error('nothing to lease');
    // five are done, the sixth was under way when the process went
    const rows = await recordsOf(body.id);
    for (const { id, record_id } of rows.slice(0, 5)) {
      await api.db.update(projects).set({ visibility: 'private' }).where(eq(projects.id, record_id));
      await api.db.update(bulkRecords).set({ state: 'done' }).where(eq(bulkRecords.id, id));
    }
    await run();
    expect((await one(body.id)).status, 'it may still be alive').toBe('running');
    await api.db.update(bulkJobs).set({ renewed_at: sql`now() - interval '16 seconds'` });
    await run();
    expect(await one(body.id)).toMatchObject({ status: 'done', records_done: 12, records_refused: 0 });
    expect(await changesOf(body.request_id ?? ''), 'what was done stays as it is').toBe(7);
    expect(await hidden()).toBe(7);
  });

  it('writes nothing more once another run has taken it', async () => {
    const { body } = await hide();
    let asked = 0;
    const now = () => {
      asked += 1;
      return new Date();
    };
    // the third record finds the job in other hands
    const stolen = api.db
      .update(bulkJobs)
      .set({ lease_id: 'another', renewed_at: sql`now() + interval '1 hour'` })
      .where(eq(bulkJobs.id, body.id));
    const stealing = expect
      .poll(() => asked)
      .toBeGreaterThan(1)
      .then(() => stolen);
    await Promise.all([run({ now }), stealing]);
    const { status } = await one(body.id);
    const done = (await recordsOf(body.id, { state: 'done' })).length;
    expect(await changesOf(body.request_id ?? '')).toBe(done);
    if (done < 12) expect(status).toBe('running');
  });

  it('is given back when the process ends', async () => {
    const { body } = await hide();
    const ending = new AbortController();
    const running = run({ now: () => (ending.abort(), new Date()) }, ending.signal);
    await running;
    expect((await one(body.id)).status).toBe('waiting');
    const done = (await recordsOf(body.id, { state: 'done' })).length;
    expect(done).toBeLessThan(12);
    expect(await changesOf(body.request_id ?? '')).toBe(done);
    await run();
    expect(await one(body.id)).toMatchObject({ status: 'done', records_done: 12 });
  });

  it('can be cancelled while it waits and while it runs; changed records stay changed', async () => {
    const waiting = (await hide()).body;
    expect((await cancel(waiting.id)).body).toMatchObject({ status: 'cancelled', records_done: 0 });
    await run();
    expect(await hidden()).toBe(0);
    const { body } = await hide();
    const cancelling: Promise<unknown>[] = [];
    // asked while the first record is under way, which it waits for
    const now = () => {
      if (cancelling.length === 0) cancelling.push(cancel(body.id));
      return new Date();
    };
    await run({ now });
    await Promise.all(cancelling);
    const after = await one(body.id);
    expect(after.status).toBe('cancelled');
    expect(after.records_done).toBeGreaterThan(0);
    expect(await hidden()).toBe(after.records_done);
    expect((await cancel(body.id)).status).toBe(409);
  });

  it('has the roles of who asked at the time it is done', async () => {
    const { body } = await hide();
    await api.db.update(users).set({ role: 'user' }).where(eq(users.email, 'team@shop.test'));
    try {
      await run();
      expect(await one(body.id, 'admin')).toMatchObject({ status: 'failed', failure: 'not_allowed' });
      expect(await hidden()).toBe(0);
    } finally {
      await api.db.update(users).set({ role: 'team' }).where(eq(users.email, 'team@shop.test'));
    }
  });

  it.each([
    ['an operation there is not', { operation: 'adminDropAll' }, 422, 'operation'],
    ['an operation on one record', { operation: 'adminCheckProject' }, 422, 'operation'],
    ['a body the action does not take', { body: { visibility: 'lost' } }, 422, 'body.visibility'],
    ['a body without what it asks for', { body: {} }, 422, 'body.visibility'],
    ['a filter the list does not know', { filter: { nothing: 1 } }, 400, undefined],
  ])('is refused %s', async (_what, wish, status, path) => {
    const body = { operation: 'adminSetProjectVisibility', body: { visibility: 'offline' }, ...wish };
    const answer = await api.call<Problem>('POST', '/admin/bulk', { as: 'team', body });
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.[0]?.path).toBe(path);
  });

  it('is seen by who asked and by admins', async () => {
    const own = (await hide()).body;
    const admins = (await hide({}, 'admin')).body;
    await run();
    const list = (as: ApiCall['as']) => api.call<Bulk[]>('GET', '/admin/bulk', { as });
    expect((await list('team')).body.map(({ id }) => id)).toEqual([own.id]);
    expect((await list('admin')).body.map(({ id }) => id).sort()).toEqual([own.id, admins.id].sort());
    expect(await recordsOf(admins.id)).toEqual([]);
    expect(await recordsOf(own.id, {}, 'admin')).toHaveLength(12);
    expect((await cancel(admins.id)).status).toBe(404);
    expect((await api.call('POST', '/admin/bulk', { as: 'artist', body: {} })).status).toBe(403);
  });

  it('is one of ten at most', async () => {
    for (let count = 0; count < 10; count += 1) expect((await hide()).status).toBe(201);
    expect((await hide()).body).toMatchObject({ status: 409, code: 'bulk_quota' });
  });

  it('is forgotten after three months', async () => {
    const { body } = await hide();
    await run();
    await pruneBulk.run({}, testContext(api), { last: true });
    expect((await one(body.id)).id).toBe(body.id);
    const later = () => new Date(Date.now() + 91 * 24 * 3600 * 1000);
    await pruneBulk.run({}, testContext(api, { now: later }), { last: true });
    expect((await one(body.id)).code).toBe('not_found');
  });
});

it('does five thousand', async () => {
  await insertProjects(
    api.db,
    Array.from({ length: 5000 - ids.length }, () => ({ visibility: 'online' }) as const),
  );
  const { body } = await hide({ visibility: 'online' });
  expect(body.records_total).toBe(5000);
  await run();
  expect(await one(body.id)).toMatchObject({ status: 'done', records_done: 5000, records_refused: 0 });
  expect(await hidden()).toBe(5000);
  expect(await changesOf(body.request_id ?? '')).toBe(5000);
}, 180_000);
