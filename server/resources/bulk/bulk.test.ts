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

type BulkReply = Bulk & Omit<Problem, 'status'>;

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

const hideProjects = (filter: BulkRequest['filter'] = {}, as: ApiCall['as'] = 'team') =>
  api.call<BulkReply>('POST', '/admin/bulk', {
    as,
    body: { operation: 'adminSetProjectVisibility', filter, body: { visibility: 'offline' } },
  });
const readBulk = async (id: number, as: ApiCall['as'] = 'team') =>
  (await api.call<BulkReply>('GET', `/admin/bulk/${id}`, { as })).body;
const cancel = (id: number, as: ApiCall['as'] = 'team') =>
  api.call<BulkReply>('POST', `/admin/bulk/${id}/cancel`, { as });
const listBulkRecords = async (id: number, filter: object = {}, as: ApiCall['as'] = 'team') =>
  (
    await api.call<BulkRecord[]>('GET', '/admin/bulk-records', {
      as,
      query: { filter: JSON.stringify({ bulk_id: id, ...filter }), range: '[0,99]' },
    })
  ).body;
const run = (overrides: Partial<Context> = {}, signal?: AbortSignal) =>
  runBulk.run({}, testContext(api, overrides), { last: true, ...(signal && { signal }) });
const countHidden = () => api.db.$count(projects, eq(projects.visibility, 'offline'));
const countChanges = (request: string) =>
  api.db.$count(auditEntries, and(eq(auditEntries.request_id, request), eq(auditEntries.resource, 'projects')));

describe('an action for all records of a filter', () => {
  it('changes the records that matched when it was created, each with an audit entry', async () => {
    const { status, body } = await hideProjects({ id: ids.slice(0, 8) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'waiting', resource: 'projects', records_total: 8, records_done: 0 });
    expect(api.jobs.at(-1)).toEqual({ name: 'run-bulk', data: { bulk_id: body.id } });
    // matches the filter, but is created after the job
    await insertProjects(api.db, [{ visibility: 'online' }]);
    await run();
    expect(await readBulk(body.id)).toMatchObject({ status: 'done', records_done: 8, records_refused: 0 });
    expect(await countHidden()).toBe(8);
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

  it('lists refused records with their reasons', async () => {
    const [first = 0, second = 0] = ids;
    await api.db.update(projects).set({ visibility: 'offline' }).where(eq(projects.id, first));
    const { body } = await hideProjects();
    await api.db.delete(projects).where(eq(projects.id, second));
    await run();
    expect(await readBulk(body.id)).toMatchObject({ status: 'done', records_done: 10, records_refused: 2 });
    const refused = await listBulkRecords(body.id, { state: 'refused' });
    expect(refused.map(({ record_id, code, resource }) => [record_id, code, resource]).sort()).toEqual([
      [first, 'transition_not_allowed', 'projects'],
      [second, 'not_found', 'projects'],
    ]);
  });

  it('resumes after a killed process and repeats no record', async () => {
    const { body } = await hideProjects();
    const leased = await bulkQueue.leaseNext(api.db);
    if (!leased) throw new Error('nothing to lease');
    // five records are done when the process is killed
    const rows = await listBulkRecords(body.id);
    for (const { id, record_id } of rows.slice(0, 5)) {
      await api.db.update(projects).set({ visibility: 'private' }).where(eq(projects.id, record_id));
      await api.db.update(bulkRecords).set({ state: 'done' }).where(eq(bulkRecords.id, id));
    }
    await run();
    expect((await readBulk(body.id)).status, 'the lease has not expired').toBe('running');
    await api.db.update(bulkJobs).set({ renewed_at: sql`now() - interval '16 seconds'` });
    await run();
    expect(await readBulk(body.id)).toMatchObject({ status: 'done', records_done: 12, records_refused: 0 });
    expect(await countChanges(body.request_id ?? ''), 'finished records are not repeated').toBe(7);
    expect(await countHidden()).toBe(7);
  });

  it('stops when another run has taken the lease', async () => {
    const { body } = await hideProjects();
    let nowCalls = 0;
    const now = () => {
      nowCalls += 1;
      return new Date();
    };
    // the lease is taken after the second record
    const takeOver = api.db
      .update(bulkJobs)
      .set({ lease_id: 'another', renewed_at: sql`now() + interval '1 hour'` })
      .where(eq(bulkJobs.id, body.id));
    const takingOver = expect
      .poll(() => nowCalls)
      .toBeGreaterThan(1)
      .then(() => takeOver);
    await Promise.all([run({ now }), takingOver]);
    const { status } = await readBulk(body.id);
    const done = (await listBulkRecords(body.id, { state: 'done' })).length;
    expect(await countChanges(body.request_id ?? '')).toBe(done);
    if (done < 12) expect(status).toBe('running');
  });

  it('is released on shutdown', async () => {
    const { body } = await hideProjects();
    const ending = new AbortController();
    const running = run({ now: () => (ending.abort(), new Date()) }, ending.signal);
    await running;
    expect((await readBulk(body.id)).status).toBe('waiting');
    const done = (await listBulkRecords(body.id, { state: 'done' })).length;
    expect(done).toBeLessThan(12);
    expect(await countChanges(body.request_id ?? '')).toBe(done);
    await run();
    expect(await readBulk(body.id)).toMatchObject({ status: 'done', records_done: 12 });
  });

  it('can be cancelled while waiting and while running; changed records stay changed', async () => {
    const waiting = (await hideProjects()).body;
    expect((await cancel(waiting.id)).body).toMatchObject({ status: 'cancelled', records_done: 0 });
    await run();
    expect(await countHidden()).toBe(0);
    const { body } = await hideProjects();
    const cancelling: Promise<unknown>[] = [];
    // cancelled during the first record; the cancellation waits for it
    const now = () => {
      if (cancelling.length === 0) cancelling.push(cancel(body.id));
      return new Date();
    };
    await run({ now });
    await Promise.all(cancelling);
    const after = await readBulk(body.id);
    expect(after.status).toBe('cancelled');
    expect(after.records_done).toBeGreaterThan(0);
    expect(await countHidden()).toBe(after.records_done);
    expect((await cancel(body.id)).status).toBe(409);
  });

  it('runs with the current roles of its creator', async () => {
    const { body } = await hideProjects();
    await api.db.update(users).set({ role: 'user' }).where(eq(users.email, 'team@shop.test'));
    try {
      await run();
      expect(await readBulk(body.id, 'admin')).toMatchObject({ status: 'failed', failure: 'not_allowed' });
      expect(await countHidden()).toBe(0);
    } finally {
      await api.db.update(users).set({ role: 'team' }).where(eq(users.email, 'team@shop.test'));
    }
  });

  it.each([
    ['an unknown operation', { operation: 'adminDropAll' }, 422, 'operation'],
    ['an operation on one record', { operation: 'adminCheckProject' }, 422, 'operation'],
    ['an invalid body', { body: { visibility: 'lost' } }, 422, 'body.visibility'],
    ['a body without a required field', { body: {} }, 422, 'body.visibility'],
    ['an unknown filter', { filter: { nothing: 1 } }, 400, undefined],
  ])('is refused: %s', async (_case, request, status, path) => {
    const body = { operation: 'adminSetProjectVisibility', body: { visibility: 'offline' }, ...request };
    const answer = await api.call<Problem>('POST', '/admin/bulk', { as: 'team', body });
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.[0]?.path).toBe(path);
  });

  it('is visible to its creator and to admins', async () => {
    const teamJob = (await hideProjects()).body;
    const adminJob = (await hideProjects({}, 'admin')).body;
    await run();
    const list = (as: ApiCall['as']) => api.call<Bulk[]>('GET', '/admin/bulk', { as });
    expect((await list('team')).body.map(({ id }) => id)).toEqual([teamJob.id]);
    expect((await list('admin')).body.map(({ id }) => id).sort()).toEqual([teamJob.id, adminJob.id].sort());
    expect(await listBulkRecords(adminJob.id)).toEqual([]);
    expect(await listBulkRecords(teamJob.id, {}, 'admin')).toHaveLength(12);
    expect((await cancel(adminJob.id)).status).toBe(404);
    expect((await api.call('POST', '/admin/bulk', { as: 'artist', body: {} })).status).toBe(403);
  });

  it('is refused when ten jobs are unfinished', async () => {
    for (let count = 0; count < 10; count += 1) expect((await hideProjects()).status).toBe(201);
    expect((await hideProjects()).body).toMatchObject({ status: 409, code: 'bulk_quota' });
  });

  it('is deleted after three months', async () => {
    const { body } = await hideProjects();
    await run();
    await pruneBulk.run({}, testContext(api), { last: true });
    expect((await readBulk(body.id)).id).toBe(body.id);
    const later = () => new Date(Date.now() + 91 * 24 * 3600 * 1000);
    await pruneBulk.run({}, testContext(api, { now: later }), { last: true });
    expect((await readBulk(body.id)).code).toBe('not_found');
  });
});

it('processes five thousand records', async () => {
  await insertProjects(
    api.db,
    Array.from({ length: 5000 - ids.length }, () => ({ visibility: 'online' }) as const),
  );
  const { body } = await hideProjects({ visibility: 'online' });
  expect(body.records_total).toBe(5000);
  await run();
  expect(await readBulk(body.id)).toMatchObject({ status: 'done', records_done: 5000, records_refused: 0 });
  expect(await countHidden()).toBe(5000);
  expect(await countChanges(body.request_id ?? '')).toBe(5000);
}, 180_000);
