import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Artist } from '#generated/schemas.ts';
import { artists } from '#server/modules/shops/index.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

/** Above the ids of the sequence. */
const ID = 1000;

let replica: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  // without replication: the name of the record tells the servers apart
  replica = await createTestDatabase();
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

it('reads lists and records from the replica', async () => {
  expect(await readArtists()).toEqual([['On the replica'], 'On the replica']);
});

it('reads from the primary for some seconds after a change by the same browser', async () => {
  const { status, headers } = await api.call('POST', '/admin/artists', { as: 'admin', body: { name: 'New' } });
  expect(status).toBe(201);
  const cookie = headers['set-cookie'] ?? '';
  expect(cookie).toMatch(/^fresh_reads=1; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  expect(await readArtists({ cookie: `lang=fr; ${cookie.split(';')[0]}` })).toEqual([
    ['New', 'On the primary'],
    'On the primary',
  ]);
});

it('reads from the replica in other browsers', async () => {
  expect(await readArtists({ cookie: 'lang=fr; not_fresh_reads=1' })).toEqual([['On the replica'], 'On the replica']);
});

it('sets no cookie for a read, a refused change, or without a replica', async () => {
  const read = await api.call('GET', '/admin/artists', { as: 'admin' });
  const refusal = await api.call('POST', '/admin/artists', { as: 'admin', body: {} });
  expect([read.headers['set-cookie'], refusal.status, refusal.headers['set-cookie']]).toEqual([
    undefined,
    422,
    undefined,
  ]);
  const single = await startApi();
  const { status, headers } = await single.call('POST', '/admin/artists', { as: 'admin', body: { name: 'New' } });
  expect([status, headers['set-cookie']]).toEqual([201, undefined]);
  await single.close();
});
