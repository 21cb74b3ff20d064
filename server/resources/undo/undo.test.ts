import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry, Bulk, BulkAnswer, Problem, Project } from '#generated/schemas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { runBulk } from '../bulk/run-bulk.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import { testContext } from '../exports/testing.ts';
import { insertOrders, insertProjects } from '#server/testing/rows.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';

type As = ApiCall['as'];
type Undone = AuditEntry & Problem & { expected?: object; current?: object };

let api: TestApi;
let id: number;

beforeAll(async () => (api = await startApi()));
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(auditEntries);
  [id = 0] = await insertProjects(api.db, [{ name: 'Salt', visibility: 'online', step: 'creating' }]);
});

const get = async (path: string, as: As = 'team') => (await api.call<Project>('GET', path, { as })).body;
const project = () => get(`/admin/projects/${id}`);
const save = async (body: object, as: As = 'team', path = `/admin/projects/${id}`) => {
  const { version } = await get(path, as);
  return api.call<Project & Problem>('PUT', path, { as, body, headers: { 'if-match': `"${version}"` } });
};
const last = async (record = id) => {
  const [entry] = await api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.record_id, record))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (!entry) throw new Error('nothing was written down');
  return entry;
};
const undo = (entry: { id: number }, as: As = 'team') => api.call<Undone>('POST', `/admin/undo/${entry.id}`, { as });
const undoLast = async (as: As = 'team') => undo(await last(), as);
const changes = async (as: As, filter: object = {}) =>
  (await api.call<AuditEntry[]>('GET', '/admin/undo', { as, query: { filter: JSON.stringify(filter) } })).body;

describe('a saved record', () => {
  it('is marked as undoable, is undone, and redone', async () => {
    const { headers } = await save({ name: 'Salt & Signal', catalog_number: 'HMA-014' });
    const change = await last();
    expect(headers['x-undo']).toBe(change.request_id);
    expect(change).toMatchObject({ undo: 'possible', before: { name: 'Salt', catalog_number: null } });
    const { status, body, headers: told } = await undo(change);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      action: 'undo',
      undoes: change.id,
      operation: 'adminUpdateProject',
      before: { name: 'Salt & Signal' },
      after: { name: 'Salt', catalog_number: null },
      undo: 'possible',
    });
    expect(told['x-undo']).toBe(body.request_id);
    expect(await project()).toMatchObject({ name: 'Salt', catalog_number: null });
    expect((await undo(change)).body).toMatchObject({ status: 409, code: 'undo_done' });
    expect((await undo(body)).body.after).toMatchObject({ name: 'Salt & Signal' });
    expect(await project()).toMatchObject({ name: 'Salt & Signal', catalog_number: 'HMA-014' });
  });

  it('is not undone over later changes, and names the fields', async () => {
    await save({ name: 'Signal', catalog_number: 'A-1' });
    const change = await last();
    await save({ name: 'Somebody else’s' }, 'admin');
    const { status, body } = await undo(change);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'undo_conflict',
      resource: 'projects',
      errors: [{ path: 'name', code: 'changed_since' }],
      expected: { name: 'Signal' },
      current: { name: 'Somebody else’s' },
    });
    expect(await project()).toMatchObject({ name: 'Somebody else’s', catalog_number: 'A-1' });
    expect((await last()).id, 'a refused undo leaves no entry').not.toBe(change.id);
    // other fields do not matter
    await save({ name: 'Signal' }, 'admin');
    expect((await undo(change)).status).toBe(200);
    expect(await project()).toMatchObject({ name: 'Salt', catalog_number: null });
  });

  it('has its lists as they were, also entries that were taken away', async () => {
    const item = { name: 'LP', price: 24.9, currency: 'EUR', stock: 3 };
    await save({ items: [item, { ...item, name: 'MC', price: 9 }] });
    const [lp] = (await project()).items ?? [];
    await save({ items: [lp] });
    expect((await undoLast()).status).toBe(200);
    expect((await project()).items?.map(({ name, price }) => [name, price])).toEqual([
      ['LP', 24.9],
      ['MC', 9],
    ]);
    expect((await project()).items?.[0]?.id).toBe(lp?.id);
  });

  it('keeps to the checks of saving by hand', async () => {
    const [other = 0] = await insertProjects(api.db, [{}]);
    const { artist_id } = await get(`/admin/projects/${other}`);
    const { artist_id: before } = await project();
    await save({ artist_id });
    await api.db.execute(sql`update projects set artist_id = ${artist_id} where artist_id = ${before}`);
    await api.db.execute(sql`delete from shops where artist_id = ${before}`);
    await api.db.execute(sql`delete from artists where id = ${before}`);
    const { status, body } = await undoLast();
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ path: 'artist_id', code: 'reference_unknown' })]);
  });
});

describe('who may undo', () => {
  it('is who made the change, and admins', async () => {
    await save({ name: 'Theirs' }, 'admin');
    const theirs = await last();
    expect((await undo(theirs)).status).toBe(404);
    await save({ name: 'Ours' });
    const ours = await last();
    expect((await changes('team')).map((entry) => entry.id)).toEqual([ours.id]);
    expect((await changes('admin')).map((entry) => entry.id)).toEqual([ours.id, theirs.id]);
    expect((await undo(ours, 'admin')).body).toMatchObject({ user_name: 'Test admin', undoes: ours.id });
    for (const as of ['user', 'artist'] as const) expect((await undo(ours, as)).status).toBe(403);
  });

  it('has to have the roles that the change takes', async () => {
    const path = `/admin/user/${await userId()}`;
    expect((await save({ role: 'artist' }, 'admin', path)).status).toBe(200);
    const change = await last(await userId());
    await api.db
      .update(auditEntries)
      .set({ user_id: await idOf('team') })
      .where(eq(auditEntries.id, change.id));
    const refused = await undo(change);
    expect(refused.status).toBe(403);
    expect(refused.body.errors).toEqual([expect.objectContaining({ path: 'role', code: 'not_allowed' })]);
    expect((await undo(change, 'admin')).status).toBe(200);
    expect(await get(path, 'admin')).toMatchObject({ role: 'user' });
  });

  it('has seven days', async () => {
    await save({ name: 'Old' });
    const change = await last();
    await api.db.update(auditEntries).set({ created_at: sql`now() - interval '8 days'` });
    expect((await undo(change)).body).toMatchObject({ status: 409, code: 'undo_expired' });
    expect(await changes('team')).toEqual([]);
  });
});

describe('a new and a deleted record', () => {
  const create = () => api.call<Project>('POST', '/admin/labels', { as: 'team', body: { name: 'Halfmoon' } });

  it('are made again and deleted again, under their number', async () => {
    const { body: label } = await create();
    const path = `/admin/labels/${label.id}`;
    const created = await last(label.id);
    const { body: undone } = await undo(created);
    expect(undone).toMatchObject({ action: 'undo', operation: 'adminDeleteLabel', after: null });
    expect((await api.call('GET', path, { as: 'team' })).status).toBe(404);
    const { body: redone } = await undo(undone);
    expect(redone).toMatchObject({ action: 'undo', operation: 'adminCreateLabel', before: null });
    expect(await get(path)).toMatchObject({ id: label.id, name: 'Halfmoon' });
    const { headers } = await api.call('DELETE', path, { as: 'admin' });
    expect(headers['x-undo']).toBeTruthy();
    expect((await undo(await last(label.id), 'admin')).status).toBe(200);
    expect(await get(path)).toMatchObject({ id: label.id, name: 'Halfmoon' });
  });

  it('a project comes back with its items, its day and where it stands', async () => {
    const item = { name: 'LP', price: 24.9, currency: 'EUR', stock: 3 };
    await save({ items: [item] });
    await api.call('POST', `/admin/projects/${id}/step`, { as: 'team', body: { step: 'checking' } });
    const before = await project();
    expect((await api.call('DELETE', `/admin/projects/${id}`, { as: 'admin' })).status).toBe(200);
    expect((await undoLast('admin')).status).toBe(200);
    const { items, version: _, ...after } = await project();
    const { items: _items, version: __, ...was } = before;
    expect(after).toEqual(was);
    expect(items?.map(({ name, stock }) => [name, stock])).toEqual([['LP', 3]]);
  });

  it('a new record changed since stays', async () => {
    const { body: label } = await create();
    const created = await last(label.id);
    await save({ name: 'Halfmoon Audio' }, 'admin', `/admin/labels/${label.id}`);
    expect((await undo(created)).body).toMatchObject({ code: 'undo_conflict', expected: { name: 'Halfmoon' } });
  });
});

describe('an action', () => {
  const show = (visibility: string) =>
    api.call<BulkAnswer>('POST', '/admin/projects/visibility', { as: 'team', body: { ids: [id], visibility } });

  it('that may be undone moves the status back, where there is a way', async () => {
    const { headers } = await show('private');
    expect(headers['x-undo']).toBeTruthy();
    const { body } = await undoLast();
    expect(body).toMatchObject({
      action: 'undo',
      operation: 'adminSetProjectVisibility',
      after: { visibility: 'online' },
    });
    expect(await project()).toMatchObject({ visibility: 'online' });
    expect((await undo(body)).status).toBe(200);
    expect(await project()).toMatchObject({ visibility: 'private' });
  });

  it('that cannot be undone is marked so from the beginning', async () => {
    await api.db.update(projects).set({ step: 'checking' }).where(eq(projects.id, id));
    const { headers } = await api.call('POST', `/admin/projects/${id}/refuse`, {
      ...{ as: 'team', body: { message: 'Side B is too long.' } },
    });
    expect(headers['x-undo']).toBeUndefined();
    expect((await last()).undo).toBe('never');
    expect((await undoLast()).body).toMatchObject({ status: 409, code: 'undo_never' });
  });

  it('on money and mails is never undone', async () => {
    const [order = 0] = await insertOrders(api.db, [{ status: 'paid', payment_status: 'paid', email: 'a@shop.test' }]);
    const { status } = await api.call('POST', `/admin/orders/${order}/resend-confirmation`, { as: 'team' });
    expect(status).toBe(200);
    expect((await undo(await last(order))).body).toMatchObject({ status: 409, code: 'undo_never' });
  });
});

describe('many at once', () => {
  it('are undone one by one, and those changed since are reported', async () => {
    const ids = [id, ...(await insertProjects(api.db, [{ visibility: 'online' }, { visibility: 'online' }]))];
    const { headers } = await api.call('POST', '/admin/projects/visibility', {
      as: 'team',
      body: { ids, visibility: 'offline' },
    });
    const written = await changes('team', { request_id: headers['x-undo'], undo: 'possible' });
    expect(written).toHaveLength(3);
    await api.db.update(projects).set({ visibility: 'promo' }).where(eq(projects.id, id));
    const answer = await api.call<BulkAnswer>('POST', '/admin/undo/many', {
      as: 'team',
      body: { ids: written.map((entry) => entry.id) },
    });
    expect(answer.body.done).toHaveLength(2);
    expect(answer.body.refused).toEqual([
      { id: written.find(({ record_id }) => record_id === id)?.id, code: 'undo_conflict' },
    ]);
  });

  it('a whole bulk job is undone by a bulk job', async () => {
    const run = () => runBulk.run({}, testContext(api), { last: true });
    const bulk = async (body: object) => {
      const made = (await api.call<Bulk>('POST', '/admin/bulk', { as: 'team', body })).body;
      await run();
      return (await api.call<Bulk>('GET', `/admin/bulk/${made.id}`, { as: 'team' })).body;
    };
    const online = () => api.db.$count(projects, eq(projects.visibility, 'online'));
    await insertProjects(
      api.db,
      Array.from({ length: 30 }, () => ({ visibility: 'online' }) as const),
    );
    const before = await online();
    const body = { visibility: 'offline' };
    const hidden = await bulk({ operation: 'adminSetProjectVisibility', filter: { visibility: 'online' }, body });
    expect(hidden.records_done).toBe(before);
    expect(await online()).toBe(0);
    const filter = { request_id: hidden.request_id, undo: 'possible' };
    const undone = await bulk({ operation: 'adminUndoMany', filter });
    expect(undone).toMatchObject({ status: 'done', resource: 'undo', records_done: before, records_refused: 0 });
    expect(await online()).toBe(before);
  });
});

it('why something was done stands in the history', async () => {
  const [order = 0] = await insertOrders(api.db, [{ status: 'pending', payment_status: 'pending' }]);
  const reason = 'duplicate';
  const { status } = await api.call('POST', `/admin/orders/${order}/cancel`, { as: 'team', body: { reason } });
  expect(status).toBe(200);
  const query = { filter: JSON.stringify({ resource: 'orders', record_id: order }) };
  const { body } = await api.call<AuditEntry[]>('GET', '/admin/audit', { as: 'admin', query });
  expect(body[0]).toMatchObject({ reason, operation: 'adminCancelOrder' });
});

async function idOf(role: string): Promise<number> {
  const { rows } = await api.db.execute<{ id: number }>(sql`select id from users where email = ${`${role}@shop.test`}`);
  return rows[0]?.id ?? 0;
}
async function userId(): Promise<number> {
  await api.tokenOf('user');
  await api.tokenOf('team');
  return idOf('user');
}
