import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Artist } from '#generated/schemas.ts';
import { artists } from '#server/modules/shops/index.ts';
import { freshDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

/** Beyond the numbers that the database gives. */
const ID = 1000;

let replica: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  // never follows: what it has and the primary has not tells which of them was asked
  replica = await freshDatabase();
  await replica.db.insert(artists).values({ id: ID, name: 'On the replica' });
  api = await startApi({ replica: replica.db });
  await api.db.insert(artists).values({ id: ID, name: 'On the primary' });
});
afterAll(async () => {
  await api.close();
  await replica.drop();
});

const readArtists = async (headers: Record<string, string> = {}) => {
  const list = await api.call<Artist[]>('GET', '/admin/artists', { as: 'admin', headers });
  const record = await api.call<Artist>('GET', `/admin/artists/${ID}`, { as: 'admin', headers });
  return [list.body.map(({ name }) => name).sort(), record.body.name];
};

it('answers lists and records of the back office from the replica', async () => {
  expect(await readArtists()).toEqual([['On the replica'], 'On the replica']);
});

it('answers a change, and what its browser reads for some seconds after it, from the primary', async () => {
  const { status, headers } = await api.call('POST', '/admin/artists', { as: 'admin', body: { name: 'New' } });
  expect(status).toBe(201);
  const cookie = headers['set-cookie'] ?? '';
  expect(cookie).toMatch(/^fresh_reads=1; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  expect(await readArtists({ cookie: `lang=fr; ${cookie.split(';')[0]}` })).toEqual([
    ['New', 'On the primary'],
    'On the primary',
  ]);
});

it('leaves other browsers with the replica', async () => {
  expect(await readArtists({ cookie: 'lang=fr; not_fresh_reads=1' })).toEqual([['On the replica'], 'On the replica']);
});

it('writes no cookie for a read, a refused change, or without a replica', async () => {
  const read = await api.call('GET', '/admin/artists', { as: 'admin' });
  const refused = await api.call('POST', '/admin/artists', { as: 'admin', body: {} });
  expect([read.headers['set-cookie'], refused.status, refused.headers['set-cookie']]).toEqual([
    undefined,
    422,
    undefined,
  ]);
  const alone = await startApi();
  const { status, headers } = await alone.call('POST', '/admin/artists', { as: 'admin', body: { name: 'New' } });
  expect([status, headers['set-cookie']]).toEqual([201, undefined]);
  await alone.close();
});
