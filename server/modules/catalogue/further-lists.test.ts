import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProjectEntry, SoundcloudProject } from '#generated/schemas.ts';
import { artists } from '#server/modules/shops/index.ts';
import { sampleCatalogue } from './catalogue.sample.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
const soundcloud = 'https://soundcloud.com/marisol-vega';

beforeAll(async () => {
  api = await startApi();
  const sample = await sampleCatalogue(api.db);
  await sample.project({ name: 'Older', released_on: '2025-01-01' });
  await sample.project({ name: 'Newer', released_on: '2026-01-01', category: 'cd' });
  await sample.project({ name: 'Hidden', released_on: '2026-05-01', visibility: 'private' });
  await sample.project({ name: 'Wholesale', released_on: '2026-06-01', categories: [155] });
  await sample.project({ name: 'Silent', artist_id: await sample.createArtist('Silent') });
  await api.db.update(artists).set({ soundcloud }).where(eq(artists.id, sample.artist));
});
afterAll(() => api.close());

const all = async (call: ApiCall = {}) => (await api.call<ProjectEntry[]>('GET', '/projects/all', call)).body;
const onSoundcloud = async (call: ApiCall = {}) =>
  (await api.call<SoundcloudProject[]>('GET', '/projects/soundcloud', call)).body;

it('lists all projects that the caller sees, newest first', async () => {
  expect((await all()).map(({ name }) => name)).toEqual(['Silent', 'Newer', 'Older']);
  expect((await all({ as: 'pro' })).map(({ name }) => name)).toContain('Wholesale');
  expect((await all())[1]).toEqual({
    id: expect.any(Number),
    name: 'Newer',
    artist_name: 'Marisol Vega',
    category: 'cd',
  });
});

it('lists the newest project of each artist with a SoundCloud page', async () => {
  expect(await onSoundcloud()).toMatchObject([{ name: 'Newer', price: 20, currency: 'EUR', soundcloud }]);
  expect(await onSoundcloud({ as: 'team' })).toMatchObject([{ name: 'Wholesale' }]);
  expect(await onSoundcloud({ query: { offset: 1 } })).toEqual([]);
  expect((await api.call('GET', '/projects/soundcloud', { query: { limit: 500 } })).status).toBe(400);
});
