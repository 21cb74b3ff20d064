import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, ProjectFacets, ProjectList } from '#generated/schemas.ts';
import { sampleCatalogue } from './catalogue.sample.ts';
import { startApi, type ApiCall, type TestApi } from '#server/testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  const sample = await sampleCatalogue(api.db);
  const projects = [
    // two versions of one family count once
    {
      name: 'Red Rock',
      genres: [11],
      color_vinyl: '["red"]',
      released_on: '2026-10-01',
      price: 2000,
      items: [{ color: 'dark_red' as const }, { color: 'black' as const, price: 2200 }],
    },
    { name: 'Blue Jazz', genres: [7, 12], color_vinyl: '["blue","clear"]', released_on: '2025-05-01', price: 3000 },
    { name: 'Bare Name', genres: [7], color_vinyl: 'gold', released_on: '2025-01-01', price: 1499 },
    { name: 'Compact', category: 'cd' as const, genres: [11], released_on: '2024-12-31', price: 1000, stock: 0 },
    { name: 'Soon', type: 'preorder' as const, genres: [8], released_on: null, price: 1770, currency: 'JPY' as const },
    { name: 'Own Price', genres: [8], released_on: null, price: 9000, own_prices: { USD: 1200 } },
    { name: 'Wholesale', categories: [155], released_on: '2020-01-01', price: 100_000 },
    { name: 'Hidden', visibility: 'offline' as const, price: 5000 },
  ];
  for (const project of projects) await sample.project(project);
});
afterAll(() => api.close());

const read = async (query: ApiCall['query'] = {}, call: ApiCall = {}) =>
  (await api.call<ProjectFacets>('GET', '/projects/facets', { query, ...call })).body;
const list = async (query: ApiCall['query']) => (await api.call<ProjectList>('GET', '/projects', { query })).body;
const toPairs = (counts: readonly { value: string | number; count: number }[]) =>
  counts.map(({ value, count }) => [value, count]);

describe('without filters', () => {
  it('counts the projects of each value in public lists', async () => {
    const facets = await read();
    expect(toPairs(facets.categories)).toEqual([
      ['vinyl', 5],
      ['cd', 1],
    ]);
    expect(toPairs(facets.types)).toEqual([
      ['stock', 5],
      ['preorder', 1],
    ]);
    expect(toPairs(facets.genres)).toEqual([
      [7, 2],
      [8, 2],
      [11, 2],
      [12, 1],
    ]);
    expect(toPairs(facets.colors)).toEqual([
      ['black', 1],
      ['clear', 1],
      ['gold', 1],
      ['red', 1],
      ['blue', 1],
    ]);
    expect(toPairs(facets.years)).toEqual([
      [2026, 1],
      [2025, 2],
      [2024, 1],
    ]);
    expect(facets.in_stock).toBe(5);
  });

  it('counts prices in ranges of the requested currency', async () => {
    // 1770 yen are 10 euros
    expect((await read()).prices).toEqual([
      { min: null, max: 15, count: 3 },
      { min: 15, max: 25, count: 1 },
      { min: 25, max: 35, count: 1 },
      { min: 50, max: null, count: 1 },
    ]);
    const inDollars = (await read({ currency: 'USD' })).prices;
    const cheapest = inDollars[0];
    expect(cheapest?.max).not.toBeNull();
    // the own price of 12 dollars, not 90 converted euros
    expect(inDollars.find(({ min }) => (min ?? 0) > 50)).toBeUndefined();
  });
});

describe('with filters', () => {
  it('counts each filter within the others, and not within itself', async () => {
    const facets = await read({ genre: '11', type: 'vinyl' });
    expect(toPairs(facets.categories)).toEqual([
      ['vinyl', 1],
      ['cd', 1],
    ]);
    expect(toPairs(facets.genres)).toEqual([
      [7, 2],
      [8, 2],
      [11, 1],
      [12, 1],
    ]);
    expect(toPairs(facets.years)).toEqual([[2026, 1]]);
  });

  it.each([
    [{ color: 'red|gold' }, ['Red Rock', 'Bare Name']],
    [{ color: 'black' }, ['Red Rock']],
    [{ color: 'plaid' }, []],
    [{ year: '2025' }, ['Blue Jazz', 'Bare Name']],
    [{ year: '2024|2026' }, ['Red Rock', 'Compact']],
    [{ price_min: 15, price_max: 25 }, ['Red Rock']],
    [{ price_max: 14.99 }, ['Bare Name', 'Compact', 'Soon']],
    [{ price_min: 12, price_max: 12, currency: 'USD' }, ['Own Price']],
    [{ in_stock: 'true', type: 'cd' }, []],
    [{ type: 'vinyl|cd', genre: '11' }, ['Red Rock', 'Compact']],
    [{ search: 'blue', color: 'clear' }, ['Blue Jazz']],
  ])('%j lists as many projects as it counts', async (query, expected) => {
    const { projects, count } = await list(query);
    expect(projects.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
    expect(count).toBe(expected.length);
    // none of these filters by sales type, of which each project has one
    const counts = (await read(query)).types.map((type) => type.count);
    expect(counts.reduce((sum, some) => sum + some, 0)).toBe(count);
  });
});

describe('the category for professionals', () => {
  it('is counted for them and staff only', async () => {
    const years = async (call: ApiCall) => (await read({}, call)).years.map(({ value }) => value);
    expect(await years({ as: 'user' })).not.toContain(2020);
    expect(await years({ as: 'pro' })).toContain(2020);
    expect(await years({ as: 'team' })).toContain(2020);
    expect((await api.call('GET', '/projects/facets', { query: { category_id: 155 } })).status).toBe(403);
  });
});

it.each([
  { type: 'shellac' },
  { type: 'vinyl|shellac' },
  { year: '26' },
  { year: '2026|' },
  { price_min: -1 },
  { price_max: 'cheap' },
  { in_stock: 'maybe' },
  { genre: '1|' },
  { color: 'Red' },
])('responds 400 for %j', async (query) => {
  for (const path of ['/projects', '/projects/facets'])
    expect((await api.call<Problem>('GET', path, { query })).status).toBe(400);
});
