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
type UndoReply = AuditEntry & Problem & { expected?: object; current?: object };

let api: TestApi;
let id: number;

beforeAll(async () => (api = await startApi()));
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(auditEntries);
  [id = 0] = await insertProjects(api.db, [{ name: 'Salt', visibility: 'online', step: 'creating' }]);
});

const get = async (path: string, as: As = 'team') => (await api.call<Project>('GET', path, { as })).body;
const readProject = () => get(`/admin/projects/${id}`);
const save = async (body: object, as: As = 'team', path = `/admin/projects/${id}`) => {
  const { version } = await get(path, as);
  return api.call<Project & Problem>('PUT', path, { as, body, headers: { 'if-match': `"${version}"` } });
};
const readLastEntry = async (record = id) => {
  const [entry] = await api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.record_id, record))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (!entry) throw new Error('no audit entry was written');
  return entry;
};
const undo = (entry: { id: number }, as: As = 'team') => api.call<UndoReply>('POST', `/admin/undo/${entry.id}`, { as });
const undoLast = async (as: As = 'team') => undo(await readLastEntry(), as);
const listChanges = async (as: As, filter: object = {}) =>
  (await api.call<AuditEntry[]>('GET', '/admin/undo', { as, query: { filter: JSON.stringify(filter) } })).body;

describe('a saved record', () => {
  it('is marked as undoable, undone and redone', async () => {
    const { headers } = await save({ name: 'Salt & Signal', catalog_number: 'HMA-014' });
    const change = await readLastEntry();
    expect(headers['x-undo']).toBe(change.request_id);
    expect(change).toMatchObject({ undo: 'possible', before: { name: 'Salt', catalog_number: null } });
    const { status, body, headers: undoHeaders } = await undo(change);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      action: 'undo',
      undoes: change.id,
      operation: 'adminUpdateProject',
      before: { name: 'Salt & Signal' },
      after: { name: 'Salt', catalog_number: null },
      undo: 'possible',
    });
    expect(undoHeaders['x-undo']).toBe(body.request_id);
    expect(await readProject()).toMatchObject({ name: 'Salt', catalog_number: null });
    expect((await undo(change)).body).toMatchObject({ status: 409, code: 'undo_done' });
    expect((await undo(body)).body.after).toMatchObject({ name: 'Salt & Signal' });
    expect(await readProject()).toMatchObject({ name: 'Salt & Signal', catalog_number: 'HMA-014' });
  });

  it('returns 409 with the fields that were changed since', async () => {
    await save({ name: 'Signal', catalog_number: 'A-1' });
    const change = await readLastEntry();
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
    expect(await readProject()).toMatchObject({ name: 'Somebody else’s', catalog_number: 'A-1' });
    expect((await readLastEntry()).id, 'a refused undo leaves no entry').not.toBe(change.id);
    // changes of other fields do not conflict
    await save({ name: 'Signal' }, 'admin');
    expect((await undo(change)).status).toBe(200);
    expect(await readProject()).toMatchObject({ name: 'Salt', catalog_number: null });
  });

  it('has its previous lists again, including removed entries', async () => {
    const item = { name: 'LP', price: 24.9, currency: 'EUR', stock: 3 };
    await save({ items: [item, { ...item, name: 'MC', price: 9 }] });
    const [lp] = (await readProject()).items ?? [];
    await save({ items: [lp] });
    expect((await undoLast()).status).toBe(200);
    expect((await readProject()).items?.map(({ name, price }) => [name, price])).toEqual([
      ['LP', 24.9],
      ['MC', 9],
    ]);
    expect((await readProject()).items?.[0]?.id).toBe(lp?.id);
  });

  it('is validated as in an update', async () => {
    const [other = 0] = await insertProjects(api.db, [{}]);
    const { artist_id } = await get(`/admin/projects/${other}`);
    const { artist_id: before } = await readProject();
    await save({ artist_id });
    await api.db.execute(sql`update projects set artist_id = ${artist_id} where artist_id = ${before}`);
    await api.db.execute(sql`delete from shops where artist_id = ${before}`);
    await api.db.execute(sql`delete from artists where id = ${before}`);
    const { status, body } = await undoLast();
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ path: 'artist_id', code: 'reference_unknown' })]);
  });
});

describe('permission to undo', () => {
  it('is limited to the author of the change and admins', async () => {
    await save({ name: 'Theirs' }, 'admin');
    const adminChange = await readLastEntry();
    expect((await undo(adminChange)).status).toBe(404);
    await save({ name: 'Ours' });
    const teamChange = await readLastEntry();
    expect((await listChanges('team')).map((entry) => entry.id)).toEqual([teamChange.id]);
    expect((await listChanges('admin')).map((entry) => entry.id)).toEqual([teamChange.id, adminChange.id]);
    expect((await undo(teamChange, 'admin')).body).toMatchObject({ user_name: 'Test admin', undoes: teamChange.id });
    for (const as of ['user', 'artist'] as const) expect((await undo(teamChange, as)).status).toBe(403);
  });

  it('requires the roles of the change', async () => {
    const path = `/admin/user/${await findUserId()}`;
    expect((await save({ role: 'artist' }, 'admin', path)).status).toBe(200);
    const change = await readLastEntry(await findUserId());
    await api.db
      .update(auditEntries)
      .set({ user_id: await findAccountId('team') })
      .where(eq(auditEntries.id, change.id));
    const refused = await undo(change);
    expect(refused.status).toBe(403);
    expect(refused.body.errors).toEqual([expect.objectContaining({ path: 'role', code: 'not_allowed' })]);
    expect((await undo(change, 'admin')).status).toBe(200);
    expect(await get(path, 'admin')).toMatchObject({ role: 'user' });
  });

  it('expires after seven days', async () => {
    await save({ name: 'Old' });
    const change = await readLastEntry();
    await api.db.update(auditEntries).set({ created_at: sql`now() - interval '8 days'` });
    expect((await undo(change)).body).toMatchObject({ status: 409, code: 'undo_expired' });
    expect(await listChanges('team')).toEqual([]);
  });
});

describe('a created or deleted record', () => {
  const create = () => api.call<Project>('POST', '/admin/labels', { as: 'team', body: { name: 'Halfmoon' } });

  it('is deleted and recreated with its id', async () => {
    const { body: label } = await create();
    const path = `/admin/labels/${label.id}`;
    const created = await readLastEntry(label.id);
    const { body: undone } = await undo(created);
    expect(undone).toMatchObject({ action: 'undo', operation: 'adminDeleteLabel', after: null });
    expect((await api.call('GET', path, { as: 'team' })).status).toBe(404);
    const { body: redone } = await undo(undone);
    expect(redone).toMatchObject({ action: 'undo', operation: 'adminCreateLabel', before: null });
    expect(await get(path)).toMatchObject({ id: label.id, name: 'Halfmoon' });
    const { headers } = await api.call('DELETE', path, { as: 'admin' });
    expect(headers['x-undo']).toBeTruthy();
    expect((await undo(await readLastEntry(label.id), 'admin')).status).toBe(200);
    expect(await get(path)).toMatchObject({ id: label.id, name: 'Halfmoon' });
  });

  it('is recreated with items, day and step when it is a project', async () => {
    const item = { name: 'LP', price: 24.9, currency: 'EUR', stock: 3 };
    await save({ items: [item] });
    await api.call('POST', `/admin/projects/${id}/step`, { as: 'team', body: { step: 'checking' } });
    const before = await readProject();
    expect((await api.call('DELETE', `/admin/projects/${id}`, { as: 'admin' })).status).toBe(200);
    expect((await undoLast('admin')).status).toBe(200);
    const { items, version: _, ...after } = await readProject();
    const { items: _items, version: __, ...original } = before;
    expect(after).toEqual(original);
    expect(items?.map(({ name, stock }) => [name, stock])).toEqual([['LP', 3]]);
  });

  it('is not deleted when it was changed since', async () => {
    const { body: label } = await create();
    const created = await readLastEntry(label.id);
    await save({ name: 'Halfmoon Audio' }, 'admin', `/admin/labels/${label.id}`);
    expect((await undo(created)).body).toMatchObject({ code: 'undo_conflict', expected: { name: 'Halfmoon' } });
  });
});

describe('an action', () => {
  const setVisibility = (visibility: string) =>
    api.call<BulkAnswer>('POST', '/admin/projects/visibility', { as: 'team', body: { ids: [id], visibility } });

  it('restores the previous status by an undo', async () => {
    const { headers } = await setVisibility('private');
    expect(headers['x-undo']).toBeTruthy();
    const { body } = await undoLast();
    expect(body).toMatchObject({
      action: 'undo',
      operation: 'adminSetProjectVisibility',
      after: { visibility: 'online' },
    });
    expect(await readProject()).toMatchObject({ visibility: 'online' });
    expect((await undo(body)).status).toBe(200);
    expect(await readProject()).toMatchObject({ visibility: 'private' });
  });

  it('that cannot be undone is marked when it is made', async () => {
    await api.db.update(projects).set({ step: 'checking' }).where(eq(projects.id, id));
    const { headers } = await api.call('POST', `/admin/projects/${id}/refuse`, {
      ...{ as: 'team', body: { message: 'Side B is too long.' } },
    });
    expect(headers['x-undo']).toBeUndefined();
    expect((await readLastEntry()).undo).toBe('never');
    expect((await undoLast()).body).toMatchObject({ status: 409, code: 'undo_never' });
  });

  it('that sends mails cannot be undone', async () => {
    const [order = 0] = await insertOrders(api.db, [{ status: 'paid', payment_status: 'paid', email: 'a@shop.test' }]);
    const { status } = await api.call('POST', `/admin/orders/${order}/resend-confirmation`, { as: 'team' });
    expect(status).toBe(200);
    expect((await undo(await readLastEntry(order))).body).toMatchObject({ status: 409, code: 'undo_never' });
  });
});

describe('several changes', () => {
  it('are undone one by one; those changed since are refused', async () => {
    const ids = [id, ...(await insertProjects(api.db, [{ visibility: 'online' }, { visibility: 'online' }]))];
    const { headers } = await api.call('POST', '/admin/projects/visibility', {
      as: 'team',
      body: { ids, visibility: 'offline' },
    });
    const entries = await listChanges('team', { request_id: headers['x-undo'], undo: 'possible' });
    expect(entries).toHaveLength(3);
    await api.db.update(projects).set({ visibility: 'promo' }).where(eq(projects.id, id));
    const answer = await api.call<BulkAnswer>('POST', '/admin/undo/many', {
      as: 'team',
      body: { ids: entries.map((entry) => entry.id) },
    });
    expect(answer.body.done).toHaveLength(2);
    expect(answer.body.refused).toEqual([
      { id: entries.find(({ record_id }) => record_id === id)?.id, code: 'undo_conflict' },
    ]);
  });

  it('of a bulk job are undone by a bulk job', async () => {
    const run = () => runBulk.run({}, testContext(api), { last: true });
    const bulk = async (body: object) => {
      const job = (await api.call<Bulk>('POST', '/admin/bulk', { as: 'team', body })).body;
      await run();
      return (await api.call<Bulk>('GET', `/admin/bulk/${job.id}`, { as: 'team' })).body;
    };
    const countOnline = () => api.db.$count(projects, eq(projects.visibility, 'online'));
    await insertProjects(
      api.db,
      Array.from({ length: 30 }, () => ({ visibility: 'online' }) as const),
    );
    const before = await countOnline();
    const body = { visibility: 'offline' };
    const hidingJob = await bulk({ operation: 'adminSetProjectVisibility', filter: { visibility: 'online' }, body });
    expect(hidingJob.records_done).toBe(before);
    expect(await countOnline()).toBe(0);
    const filter = { request_id: hidingJob.request_id, undo: 'possible' };
    const undone = await bulk({ operation: 'adminUndoMany', filter });
    expect(undone).toMatchObject({ status: 'done', resource: 'undo', records_done: before, records_refused: 0 });
    expect(await countOnline()).toBe(before);
  });
});

it('stores the reason of an action in the audit log', async () => {
  const [order = 0] = await insertOrders(api.db, [{ status: 'pending', payment_status: 'pending' }]);
  const reason = 'duplicate';
  const { status } = await api.call('POST', `/admin/orders/${order}/cancel`, { as: 'team', body: { reason } });
  expect(status).toBe(200);
  const query = { filter: JSON.stringify({ resource: 'orders', record_id: order }) };
  const { body } = await api.call<AuditEntry[]>('GET', '/admin/audit', { as: 'admin', query });
  expect(body[0]).toMatchObject({ reason, operation: 'adminCancelOrder' });
});

async function findAccountId(role: string): Promise<number> {
  const { rows } = await api.db.execute<{ id: number }>(sql`select id from users where email = ${`${role}@shop.test`}`);
  return rows[0]?.id ?? 0;
}
async function findUserId(): Promise<number> {
  await api.tokenOf('user');
  await api.tokenOf('team');
  return findAccountId('user');
}
