import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Plays } from '#generated/schemas.ts';
import { sampleCatalogue } from '#server/modules/catalogue/catalogue.sample.ts';
import { songPlays, songs } from '#server/modules/catalogue/index.ts';
import { type ApiCall, startApi, type TestApi } from '#server/testing/start-api.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let project: number;
let shop: number;
let ids: number[];
beforeAll(async () => {
  api = await startApi({ now: () => NOW });
  const sample = await sampleCatalogue(api.db);
  shop = await sample.createSampleShop();
  ({ id: project } = await sample.project({ shop_id: shop, tracks: ['Harbour Lights', 'Undertow'] }));
  const other = await sample.project({ tracks: ['Elsewhere'] });
  const rows = await api.db.select().from(songs).orderBy(songs.id);
  ids = rows.map(({ id }) => id);
  expect(rows.map(({ project_id }) => project_id)).toEqual([project, project, other.id]);
  const createDay = (day: string, song: number, plays: number) => ({
    day,
    song_id: ids[song]!,
    plays,
    seconds: plays * 100,
  });
  await api.db
    .insert(songPlays)
    .values([
      createDay('2026-11-20', 0, 2),
      createDay('2026-11-19', 0, 1),
      createDay('2026-11-20', 1, 5),
      createDay('2026-11-20', 2, 4),
      createDay('2026-10-01', 2, 90),
    ]);
});
afterAll(() => api.close());

const read = async (query: ApiCall['query'] = {}) =>
  (await api.call<Plays>('GET', '/admin/stats/plays', { as: 'team', query })).body;
const listCounts = ({ songs: tracks }: Plays) => tracks.map(({ title, plays }) => `${title} ${plays}`);

it('sums the plays of the last 28 days by track, most played first', async () => {
  const plays = await read();
  expect(plays).toMatchObject({
    plays: 12,
    seconds: 1200,
    more: false,
    range: { from: '2026-10-24', to: '2026-11-20' },
  });
  expect(listCounts(plays)).toEqual(['Undertow 5', 'Elsewhere 4', 'Harbour Lights 3']);
  expect(plays.songs[0]).toMatchObject({ song_id: ids[1], project_id: project, project_name: 'Salt & Signal' });
});

it('is limited, and filtered by period, project and shop', async () => {
  expect(await read({ limit: 1 })).toMatchObject({ plays: 12, more: true, songs: [{ title: 'Undertow' }] });
  expect(listCounts(await read({ period: 'all' }))[0]).toBe('Elsewhere 94');
  expect(listCounts(await read({ period: 'range', from: '2026-11-19', to: '2026-11-19' }))).toEqual([
    'Harbour Lights 1',
  ]);
  for (const query of [{ project_id: project }, { shop_id: shop }])
    expect(listCounts(await read(query))).toEqual(['Undertow 5', 'Harbour Lights 3']);
});

it('is empty without plays, and refuses invalid days', async () => {
  expect(await read({ project_id: 2_000_000_000 })).toMatchObject({ plays: 0, seconds: 0, songs: [] });
  const query = { period: 'range', from: '2026-11-19' };
  expect((await api.call('GET', '/admin/stats/plays', { as: 'team', query })).status).toBe(400);
});

it('loses the plays of a deleted track', async () => {
  await api.db.delete(songs).where(eq(songs.id, ids[2]!));
  expect((await read()).plays).toBe(8);
});
