import type { Category, GenreEntry } from '#generated/schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCategories } from './seed.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  await seedCategories(api.db);
  await seedCategories(api.db);
});
afterAll(() => api.close());

const list = async <T>(path: string): Promise<T[]> =>
  (await api.call<T[]>('GET', path, { as: 'team', query: { sort: '["position","ASC"]', range: '[0,99]' } })).body;

it('lets staff reorder categories and undo it', async () => {
  const before = (await list<Category>('/admin/category')).map(({ id }) => id);
  const ids = before.toReversed();
  const response = await api.call('POST', '/admin/category/arrange', { as: 'team', body: { ids } });
  expect(response.status).toBe(200);
  const after = await list<Category>('/admin/category');
  expect(after.map(({ id }) => id)).toEqual(ids);
  expect(new Set(after.map(({ position }) => position)).size).toBe(ids.length);

  const undo = response.headers['x-undo'];
  expect(undo).toBeTruthy();
  const [entry] = (await api.call<{ id: number }[]>('GET', '/admin/undo', { as: 'team', query: { range: '[0,0]' } }))
    .body;
  expect((await api.call('POST', `/admin/undo/${entry?.id}`, { as: 'team' })).status).toBe(200);
  expect((await api.call('POST', '/admin/category/arrange', { as: 'artist', body: { ids } })).status).toBe(403);
});

it('returns 409 for an order with a missing or unknown id, without changes', async () => {
  const before = await list<GenreEntry>('/admin/genres');
  const ids = before.map(({ id }) => id);
  for (const wrong of [ids.slice(1), [...ids.slice(1), 99_999]]) {
    const refused = await api.call<{ code: string }>('POST', '/admin/genres/arrange', {
      as: 'team',
      body: { ids: wrong.toReversed() },
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'order_outdated' } });
  }
  expect(await list<GenreEntry>('/admin/genres')).toEqual(before);
});

it('lists genres for the shop in order, without those hidden from the menu', async () => {
  const [first, second] = await list<GenreEntry>('/admin/genres');
  const headers = { 'if-match': '"1"' };
  await api.call('PUT', `/admin/genres/${first?.id}`, { as: 'team', body: { in_menu: false }, headers });
  const { body } = await api.call<GenreEntry[]>('GET', '/genres');
  expect(body[0]).toMatchObject({ name: second?.name, name_fr: second?.name_fr });
  expect(body.map(({ id }) => id)).not.toContain(first?.id);
});
