import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Alert, Banner, Category, Home, SearchProject, Shop } from '#generated/schemas.ts';
import { sampleCatalogue, type Sample } from '#server/modules/catalogue/catalogue.sample.ts';
import { artists } from '#server/modules/shops/index.ts';
import { computeBuildId } from './build-id.ts';
import { alerts, banners } from './site.table.ts';
import { startApi, type TestApi } from '#server/testing/start-api.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let sample: Sample;

beforeAll(async () => {
  api = await startApi({ now: () => NOW });
  sample = await sampleCatalogue(api.db);
  await api.db.insert(artists).values([{ name: 'Señor Ghost' }, { name: 'Ghost Machine' }, { name: 'Holy Ghosts' }]);
  await sample.project({ name: 'Harbour Lights', categories: [9], genres: [7] });
  await sample.project({ name: 'Harbour', categories: [284], genres: [7, 12] });
  await sample.project({
    name: 'Cœur Sauvage',
    type: 'preorder',
    released_on: '2027-03-01',
    ends_at: new Date('2026-12-01T00:00:00Z'),
  });
  await sample.project({ name: 'Too Late', type: 'preorder', ends_at: new Date('2026-11-01T00:00:00Z') });
  await sample.project({ name: 'Harbour Hidden', visibility: 'offline', categories: [9], genres: [7] });
});
afterAll(() => api.close());

const search = async (text: string, type = 'projects') =>
  (await api.call<(SearchProject & { id: number })[]>('GET', '/search', { query: { search: text, type } })).body;

describe('search', () => {
  it.each([
    ['harbour', ['Harbour', 'Harbour Lights']],
    ['HARBOUR li', ['Harbour Lights']],
    ['harbuor', ['Harbour', 'Harbour Lights']],
    ['coeur', ['Cœur Sauvage']],
    ['lights vega', ['Harbour Lights']],
    ['zzzzzz', []],
    ['   ', []],
    ['100%_\\', []],
  ])('finds projects for %j, best match first', async (text, expected) => {
    expect((await search(text)).map(({ name }) => name)).toEqual(expected);
  });

  it('finds artists despite accents and typing errors, whole names first', async () => {
    expect((await search('senor ghsot', 'artists')).map(({ name }) => name)).toEqual(['Señor Ghost']);
    expect((await search('ghost', 'artists'))[0]?.name).toBe('Ghost Machine');
  });

  it('has the shops of artists and labels', async () => {
    expect(await search('marisol', 'artists')).toEqual([
      { id: sample.artist, name: 'Marisol Vega', picture: 'artist-x', shop_code_artist: 'artist-x' },
    ]);
    expect(await search('halfmon', 'labels')).toMatchObject([{ id: sample.label, shop_code_label: 'halfmoon' }]);
  });
});

describe('the home page', () => {
  it('has sections and genres with their number of projects', async () => {
    const { body } = await api.call<Home>('GET', '/home', { query: { currency: 'GBP' } });
    const names = (section: { name: string }[]) => section.map(({ name }) => name);
    expect(names(body.top_diggers)).toEqual(['Harbour Lights']);
    expect(names(body.exclusives)).toEqual(['Harbour']);
    expect(names(body.preorders)).toEqual(['Cœur Sauvage']);
    expect(names(body.new_projects)).not.toContain('Cœur Sauvage');
    expect(body.genres).toEqual([
      { genre: 7, count: 2 },
      { genre: 12, count: 1 },
    ]);
    expect(body.top_diggers[0]).toMatchObject({ price: 17.4, currency: 'GBP' });
  });
});

describe('alerts and banners', () => {
  it('are listed while active', async () => {
    const alert = { text_fr: 'Bonjour', text_en: 'Hello', link_en: '/vinyl-shop' };
    const past = new Date('2026-11-19T00:00:00Z');
    const future = new Date('2026-11-21T00:00:00Z');
    await api.db.insert(alerts).values([
      { ...alert, id: 1 },
      { ...alert, id: 2, active: false },
      { ...alert, id: 3, starts_at: future },
      { ...alert, id: 4, ends_at: past },
      { ...alert, id: 5, starts_at: past, ends_at: future },
    ]);
    expect((await api.call<Alert[]>('GET', '/alerts')).body.map(({ id }) => id)).toEqual([5, 1]);
    await api.db.insert(banners).values([
      { title: 'Second', picture: 'b', link: '/b', position: 2 },
      { title: 'First', picture: 'a', link: '/a', position: 1 },
      { title: 'Off', picture: 'c', link: '/c', active: false },
    ]);
    expect((await api.call<Banner[]>('GET', '/banners')).body.map(({ title }) => title)).toEqual(['First', 'Second']);
  });
});

describe('categories', () => {
  it('are listed in menu order with their number of projects, those for professionals only for them', async () => {
    const visitor = (await api.call<Category[]>('GET', '/categories')).body;
    expect(visitor.map(({ id }) => id)).toEqual([9, 284, 260, 285, 286, 288, 287]);
    expect(visitor.find(({ id }) => id === 9)?.projects_count).toBe(1);
    const pro = (await api.call<Category[]>('GET', '/categories', { as: 'pro' })).body;
    expect(pro.map(({ id }) => id)).toContain(155);
  });
});

describe('a shop', () => {
  it('is found by its code', async () => {
    const { body } = await api.call<Shop>('GET', '/shops/halfmoon');
    expect(body).toMatchObject({ id: sample.shop, name: 'Halfmoon Audio', logo_height: 51, projects_count: 4 });
    expect(body).not.toHaveProperty('search');
    expect((await api.call('GET', '/shops/nobody')).status).toBe(404);
  });
});

describe('the build', () => {
  it('has the same id in every process, and another after a new build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'build-'));
    expect(await computeBuildId(join(folder, 'none'))).toBe('development');
    await writeFile(join(folder, 'app-1a2b.js'), '');
    const first = await computeBuildId(folder);
    expect(await computeBuildId(folder)).toBe(first);
    await writeFile(join(folder, 'app-3c4d.js'), '');
    expect(await computeBuildId(folder)).not.toBe(first);
    await rm(folder, { recursive: true });
    expect((await api.call<{ buildId: string }>('GET', '/build-id')).body.buildId).toMatch(/^\w+$/);
  });
});
