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

const keep = (body: object, as: ApiCall['as'] = 'team') => api.call<View>('POST', '/admin/views', { as, body });
const seen = async (as: ApiCall['as']) => (await api.call<View[]>('GET', '/admin/views', { as })).body;
const change = (id: number, body: object, as: ApiCall['as'] = 'team', version = 1) =>
  api.call<View>('PUT', `/admin/views/${id}`, { as, body, headers: { 'if-match': `"${version}"` } });

describe('a view', () => {
  it('is private until shared, and then changed only by its owner and admins', async () => {
    const { status, body, headers } = await keep(VIEW);
    expect([status, headers.etag]).toEqual([201, '"1"']);
    expect(await seen('team')).toContainEqual(body);
    expect(await seen('admin')).not.toContainEqual(body);
    expect((await change(body.id, { name: 'Mine' }, 'admin')).status).toBe(404);
    const shared = await change(body.id, { shared: true });
    expect(shared.body).toMatchObject({ shared: true, name: VIEW.name, filter: VIEW.filter, version: 2 });
    expect((await seen('admin')).map(({ id }) => id)).toContain(body.id);
    expect((await change(body.id, { name: 'Ours' }, 'admin', 2)).status).toBe(200);
    const theirs = (await keep({ ...VIEW, name: 'Theirs', shared: true }, 'admin')).body;
    expect((await change(theirs.id, { name: 'Mine' })).status).toBe(403);
    expect((await api.call('DELETE', `/admin/views/${theirs.id}`, { as: 'team' })).status).toBe(403);
    expect((await api.call('DELETE', `/admin/views/${body.id}`, { as: 'team' })).status).toBe(204);
    expect((await seen('team')).map(({ id }) => id)).not.toContain(body.id);
  });

  it.each<[string, object, number, string]>([
    ['a list that is none', { resource: 'nothing' }, 422, 'resource'],
    [
      'a list of admins',
      { resource: 'audit', filter: {}, sort: { field: 'created_at', order: 'ASC' } },
      422,
      'resource',
    ],
    ['a column the list does not have', { columns: ['number', 'password'] }, 422, 'columns'],
    ['no name', { name: '' }, 422, 'name'],
    ['a condition the list does not offer', { filter: { password: 'x' } }, 400, ''],
    ['an order the list does not offer', { sort: { field: 'email', order: 'ASC' } }, 400, ''],
  ])('cannot be kept with %s', async (_, wrong, expected, path) => {
    const { status, body } = await keep({ ...VIEW, name: 'Wrong', ...wrong });
    expect(status).toBe(expected);
    if (path) expect(body).toMatchObject({ errors: [{ path }] });
  });

  it('needs a name of its own, and the version it was changed from', async () => {
    const first = (await keep({ ...VIEW, name: 'Twice' })).body;
    expect(await keep({ ...VIEW, name: 'Twice' })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'name', code: 'already_taken' }] },
    });
    expect((await keep({ ...VIEW, name: 'Twice' }, 'admin')).status).toBe(201);
    expect((await change(first.id, { name: 'Once' })).status).toBe(200);
    expect(await change(first.id, { name: 'Again' })).toMatchObject({
      status: 412,
      body: { current: { name: 'Once' } },
    });
    const blind = await api.call('PUT', `/admin/views/${first.id}`, { as: 'team', body: { name: 'Blind' } });
    expect(blind.status).toBe(428);
  });

  it('has the number of its records, with times relative to now', async () => {
    const { body } = await keep({ ...VIEW, name: 'Counted' });
    const counts = (await api.call<ViewCount[]>('GET', '/admin/views/counts', { as: 'team' })).body;
    const of = (view: string | number) =>
      counts.find((one) => one.view === String(view) && one.resource === 'orders')?.count;
    expect([of('to_ship'), of('late'), of('preorders'), of(body.id)]).toEqual([2, 1, 0, 1]);
  });

  it('has the waiting time of the first record of a queue sorted by time', async () => {
    const counts = (await api.call<ViewCount[]>('GET', '/admin/views/counts', { as: 'team' })).body;
    const first = (view: string) => counts.find((one) => one.view === view && one.resource === 'orders')?.first_at;
    expect(Date.now() / 1000 - (first('to_ship') ?? 0)).toBeCloseTo(5 * 86_400, -2);
    expect([first('preorders'), first('unpaid'), first('mine')]).toEqual([null, null, null]);
  });
});
