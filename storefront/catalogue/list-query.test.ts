import { describe, expect, it } from 'vitest';
import {
  buildApiQuery,
  buildListSearch,
  countFilters,
  listHiddenInputs,
  type ListQuery,
  NO_FILTERS,
  parseListQuery,
  toggle,
} from './list-query.ts';

const parseQuery = (query: string) => parseListQuery(new URLSearchParams(query));
const EMPTY: ListQuery = { search: '', ...NO_FILTERS, sort: undefined, page: 1 };
const FULL =
  'search=harbour&genre=11|18&type=vinyl|preorder&color=red|blue&year=2026|2025&price_min=15&price_max=24.9&in_stock=true&sort=price_low&page=3';

describe('the address of a list', () => {
  it('parses every parameter', () => {
    expect(parseQuery(FULL)).toEqual({
      search: 'harbour',
      genres: [11, 18],
      types: ['vinyl', 'preorder'],
      colors: ['red', 'blue'],
      years: [2026, 2025],
      priceMin: 15,
      priceMax: 24.9,
      inStock: true,
      sort: 'price_low',
      page: 3,
    });
  });

  it.each([
    'genre=99|x&type=zeppelin&color=plaid&year=26|0000|x&price_min=-1&price_max=1e9&in_stock=1&sort=up&page=-4',
    'search=%20%20&price_min=999999999999&price_max=&page=1.5',
    '',
  ])('ignores invalid parameters: %s', (query) => expect(parseQuery(query)).toEqual(EMPTY));

  it('accepts repeated names, and prices with a comma', () => {
    expect(parseQuery('type=vinyl&type=cd&price_max=24,90')).toEqual({
      ...EMPTY,
      types: ['vinyl', 'cd'],
      priceMax: 24.9,
    });
  });

  it('round-trips through the shortest query', () => {
    expect(buildListSearch(parseQuery(''))).toBe('');
    expect(buildListSearch(parseQuery('genre=11|18&sort=newest&page=1'))).toBe('?genre=11|18');
    const query = parseQuery(FULL);
    expect(parseQuery(buildListSearch(query, { page: 3 }))).toEqual(query);
  });

  it('resets the page when a filter changes', () => {
    expect(buildListSearch(parseQuery('type=cd&page=4'), { types: ['tape'] })).toBe('?type=tape');
  });

  it('names the newest first only in searches, whose default is the best match', () => {
    expect(buildListSearch(parseQuery('sort=newest'))).toBe('');
    expect(buildListSearch(parseQuery('search=a&sort=newest'))).toBe('?search=a&sort=newest');
  });
});

it('counts active filters, a price range once', () => {
  expect(countFilters(parseQuery(FULL))).toBe(10);
  expect(countFilters(parseQuery('search=a&sort=title'))).toBe(0);
});

it('toggles a value', () => {
  expect(toggle([11], 18)).toEqual([11, 18]);
  expect(toggle([11, 18], 11)).toEqual([18]);
});

it('lists the parameters that a form keeps, without its own and the page', () => {
  const inputs = listHiddenInputs(parseQuery('genre=8&price_min=5&in_stock=true&sort=title&page=2'), ['price_min']);
  expect(inputs).toEqual([
    ['genre', '8'],
    ['in_stock', 'true'],
    ['sort', 'title'],
  ]);
});

it('builds the API query of one page', () => {
  expect(buildApiQuery(parseQuery('genre=8&page=3'))).toEqual({ genre: '8', limit: 24, offset: 48 });
  expect(buildApiQuery(parseQuery('color=red&price_max=20&sort=title'))).toEqual({
    color: 'red',
    price_max: 20,
    sort: 'title',
    limit: 24,
    offset: 0,
  });
});
