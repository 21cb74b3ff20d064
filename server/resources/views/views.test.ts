import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View, ViewCount } from '#generated/schemas.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';
import { insertOrders } from '#server/testing/rows.ts';

let api: TestApi;

const VIEW = {
  resource: 'orders',
  name: 'Gifts to Germany',
  filter: { is_gift: true, country_id: 'DE' },
  sort: { field: 'created_at', order: 'ASC' },
  columns: ['number', 'total'],
};

beforeAll(async () => {
  api = await startApi();
  const day = 86_400_000;
  await insertOrders(api.db, [
    { id: 1, status: 'paid', created_at: new Date(Date.now() - 5 * day) },
    { id: 2, status: 'paid', created_at: new Date(Date.now() - day) },
    { id: 3, status: 'sent', is_gift: true, country_id: 'DE', created_at: new Date(Date.now() - day) },
  ]);
});
afterAll(() => api.close());

const createView = (body: object, as: ApiCall['as'] = 'team') => api.call<View>('POST', '/admin/views', { as, body });
const listViews = async (as: ApiCall['as']) => (await api.call<View[]>('GET', '/admin/views', { as })).body;
const updateView = (id: number, body: object, as: ApiCall['as'] = 'team', version = 1) =>
  api.call<View>('PUT', `/admin/views/${id}`, { as, body, headers: { 'if-match': `"${version}"` } });

describe('a view', () => {
  it('is private until shared, and changed only by its owner and admins', async () => {
    const { status, body, headers } = await createView(VIEW);
    expect([status, headers.etag]).toEqual([201, '"1"']);
    expect(await listViews('team')).toContainEqual(body);
    expect(await listViews('admin')).not.toContainEqual(body);
    expect((await updateView(body.id, { name: 'Mine' }, 'admin')).status).toBe(404);
    const shared = await updateView(body.id, { shared: true });
    expect(shared.body).toMatchObject({ shared: true, name: VIEW.name, filter: VIEW.filter, version: 2 });
    expect((await listViews('admin')).map(({ id }) => id)).toContain(body.id);
    expect((await updateView(body.id, { name: 'Ours' }, 'admin', 2)).status).toBe(200);
    const adminView = (await createView({ ...VIEW, name: 'Theirs', shared: true }, 'admin')).body;
    expect((await updateView(adminView.id, { name: 'Mine' })).status).toBe(403);
    expect((await api.call('DELETE', `/admin/views/${adminView.id}`, { as: 'team' })).status).toBe(403);
    expect((await api.call('DELETE', `/admin/views/${body.id}`, { as: 'team' })).status).toBe(204);
    expect((await listViews('team')).map(({ id }) => id)).not.toContain(body.id);
  });

  it.each<[string, object, number, string]>([
    ['an unknown list', { resource: 'nothing' }, 422, 'resource'],
    [
      'a list for admins only',
      { resource: 'audit', filter: {}, sort: { field: 'created_at', order: 'ASC' } },
      422,
      'resource',
    ],
    ['an unknown column', { columns: ['number', 'password'] }, 422, 'columns'],
    ['no name', { name: '' }, 422, 'name'],
    ['an unknown condition', { filter: { password: 'x' } }, 400, ''],
    ['an unsortable field', { sort: { field: 'email', order: 'ASC' } }, 400, ''],
  ])('is refused with %s', async (_, invalidFields, expected, path) => {
    const { status, body } = await createView({ ...VIEW, name: 'Wrong', ...invalidFields });
    expect(status).toBe(expected);
    if (path) expect(body).toMatchObject({ errors: [{ path }] });
  });

  it('requires a unique name per owner, and If-Match on update', async () => {
    const first = (await createView({ ...VIEW, name: 'Twice' })).body;
    expect(await createView({ ...VIEW, name: 'Twice' })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'name', code: 'already_taken' }] },
    });
    expect((await createView({ ...VIEW, name: 'Twice' }, 'admin')).status).toBe(201);
    expect((await updateView(first.id, { name: 'Once' })).status).toBe(200);
    expect(await updateView(first.id, { name: 'Again' })).toMatchObject({
      status: 412,
      body: { current: { name: 'Once' } },
    });
    const unversioned = await api.call('PUT', `/admin/views/${first.id}`, { as: 'team', body: { name: 'Blind' } });
    expect(unversioned.status).toBe(428);
  });

  it('has the number of its records, by times relative to now', async () => {
    const { body } = await createView({ ...VIEW, name: 'Counted' });
    const counts = (await api.call<ViewCount[]>('GET', '/admin/views/counts', { as: 'team' })).body;
    const getCount = (view: string | number) =>
      counts.find((row) => row.view === String(view) && row.resource === 'orders')?.count;
    expect([getCount('to_ship'), getCount('late'), getCount('preorders'), getCount(body.id)]).toEqual([2, 1, 0, 1]);
  });

  it('has the waiting time of the first record of a queue sorted by time', async () => {
    const counts = (await api.call<ViewCount[]>('GET', '/admin/views/counts', { as: 'team' })).body;
    const getFirstAt = (view: string) => counts.find((row) => row.view === view && row.resource === 'orders')?.first_at;
    expect(Date.now() / 1000 - (getFirstAt('to_ship') ?? 0)).toBeCloseTo(5 * 86_400, -2);
    expect([getFirstAt('preorders'), getFirstAt('unpaid'), getFirstAt('mine')]).toEqual([null, null, null]);
  });
});
