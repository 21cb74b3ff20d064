import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import type { ProjectList } from '#generated/schemas.ts';
import { sampleCatalogue, type Sample } from './catalogue.sample.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;
let sample: Sample;
const ids: Record<string, number> = {};

beforeAll(async () => {
  api = await startApi();
  sample = await sampleCatalogue(api.db);
  const projects = {
    newest: {
      name: 'Été Sauvage',
      released_on: '2026-10-01',
      genres: [11],
      categories: [284],
      price: 3000,
      items: [{ price: 3000 }],
      sold: 3,
    },
    jazz: {
      name: 'Blue Harbour',
      released_on: '2026-09-01',
      genres: [7, 12],
      categories: [260],
      price: 1500,
      items: [{ price: 1500 }, { price: 1800 }],
      sold: 90,
    },
    yen: {
      name: 'Tokyo Nights',
      released_on: '2026-08-01',
      genres: [18],
      currency: 'JPY' as const,
      price: 1770,
      items: [{ price: 1770, currency: 'JPY' as const }],
    },
    cd: {
      name: 'Compact Salt',
      released_on: '2026-07-01',
      category: 'cd' as const,
      type: 'preorder' as const,
      items: [{ stock: 0 }],
    },
    pro: { name: 'Wholesale Box', released_on: '2026-06-01', categories: [155] },
    proExclusive: { name: 'Both Shelves', released_on: null, categories: [155, 284] },
    hidden: { visibility: 'offline' as const },
    private: { visibility: 'private' as const },
    unlaunched: { step: 'checking' as const },
    failed: { step: 'failed' as const },
  };
  for (const [name, values] of Object.entries(projects)) ids[name] = (await sample.project(values)).id;
});
afterAll(() => api.close());

const list = async (query: ApiCall['query'] = {}, call: ApiCall = {}) =>
  (await api.call<ProjectList>('GET', '/projects', { query, ...call })).body;
const names = async (query: ApiCall['query'] = {}, call: ApiCall = {}) =>
  (await list(query, call)).projects.map(({ name }) => name);
const PUBLIC = ['Été Sauvage', 'Blue Harbour', 'Tokyo Nights', 'Compact Salt', 'Both Shelves'];

describe('the list', () => {
  it('lists launched and public projects, newest first, with their count', async () => {
    const { projects, count, offset, limit } = await list();
    expect(projects.map(({ name }) => name)).toEqual(PUBLIC);
    expect({ count, offset, limit }).toEqual({ count: 5, offset: 0, limit: 24 });
  });

  it('has the fields of a card for each project', async () => {
    const { projects } = await list({ genre: '7' });
    expect(projects[0]).toMatchObject({
      project_id: ids['jazz'],
      artist_name: 'Marisol Vega',
      label_name: 'Halfmoon Audio',
      picture: String(ids['jazz']),
      price: 15,
      currency: 'EUR',
      item_id: null,
      in_stock: true,
      released_on: '2026-09-01',
    });
  });

  it('has an item for quick add only for a single variant, and marks sold-out projects', async () => {
    const [cd] = (await list({ type: 'cd' })).projects;
    expect(cd).toMatchObject({ in_stock: false, item_id: expect.any(Number) });
  });

  it.each([
    [{ type: 'cd' }, ['Compact Salt']],
    [{ type: 'preorder' }, ['Compact Salt']],
    [{ type: 'all' }, PUBLIC],
    [{ genre: '11|18' }, ['Été Sauvage', 'Tokyo Nights']],
    [{ genre: '12' }, ['Blue Harbour']],
    [{ genre: '99' }, []],
    [{ category_id: 284 }, ['Été Sauvage', 'Both Shelves']],
    [{ category_id: 4711 }, []],
    [{ search: 'ete sauvage' }, ['Été Sauvage']],
    [{ search: 'HARBUOR' }, ['Blue Harbour']],
    [{ search: 'vega tokyo' }, ['Tokyo Nights']],
    [{ search: 'nothing like that' }, []],
    [{ shop_code: 'halfmoon' }, PUBLIC],
    [{ shop_code: 'no-such-shop' }, []],
    [{ artist_id: 4711 }, []],
  ])('filters by %j', async (query, expected) => {
    const result = await list(query);
    expect(result.projects.map(({ name }) => name)).toEqual(expected);
    expect(result.count).toBe(expected.length);
  });

  it.each([
    ['newest', PUBLIC],
    ['popular', ['Blue Harbour', 'Été Sauvage']],
    ['title', ['Blue Harbour', 'Both Shelves', 'Compact Salt']],
    // 1770 yen are 10 euros
    ['price_low', ['Tokyo Nights', 'Blue Harbour']],
    ['price_high', ['Été Sauvage']],
  ])('sorts by %s', async (sort, first) => {
    expect((await names({ sort })).slice(0, first.length)).toEqual(first);
  });

  it('pages without missing or repeating a project', async () => {
    const pages = [
      await names({ limit: 2, offset: 0 }),
      await names({ limit: 2, offset: 2 }),
      await names({ limit: 2, offset: 4 }),
    ];
    expect(pages.flat()).toEqual(PUBLIC);
    expect((await list({ limit: 2, offset: 4 })).count).toBe(5);
  });

  it('converts prices to the requested currency by the rate of the day, yen without decimals', async () => {
    const [project] = (await list({ currency: 'JPY', genre: '11' })).projects;
    expect(project).toMatchObject({ price: 5310, currency: 'JPY' });
  });

  it('returns 400 for an unknown type', async () => {
    expect((await api.call('GET', '/projects', { query: { type: 'shellac' } })).status).toBe(400);
  });
});

describe('the category for professionals', () => {
  it('returns 403 to others', async () => {
    expect((await api.call('GET', '/projects', { query: { category_id: 155 } })).status).toBe(403);
    expect((await api.call('GET', '/projects', { query: { category_id: 155 }, as: 'user' })).status).toBe(403);
    expect(await names()).not.toContain('Wholesale Box');
  });

  it('is visible to professionals and staff, also in other lists', async () => {
    expect(await names({ category_id: 155 }, { as: 'pro' })).toEqual(['Wholesale Box', 'Both Shelves']);
    expect(await names({ category_id: 155 }, { as: 'team' })).toEqual(['Wholesale Box', 'Both Shelves']);
    expect((await list({}, { as: 'pro' })).count).toBe(6);
  });
});
