import { describe, expect, it } from 'vitest';
import { buildApiQuery, buildListSearch, listPageNumbers, parseListQuery, toggleGenre } from './list-query.ts';

const parseQuery = (query: string) => parseListQuery(new URLSearchParams(query));

describe('the address of a list', () => {
  it('parses every parameter', () => {
    expect(parseQuery('search= harbour &genre=11|18&type=vinyl&sort=price_low&page=3')).toEqual({
      search: 'harbour',
      genres: [11, 18],
      type: 'vinyl',
      sort: 'price_low',
      page: 3,
    });
  });

  it('ignores invalid parameters', () => {
    expect(parseQuery('genre=99|x&type=zeppelin&sort=up&page=-4')).toEqual({
      search: '',
      genres: [],
      type: '',
      sort: 'newest',
      page: 1,
    });
  });

  it('round-trips through the shortest query', () => {
    expect(buildListSearch(parseQuery(''))).toBe('');
    expect(buildListSearch(parseQuery('genre=11|18&sort=newest&page=1'))).toBe('?genre=11|18');
    const query = parseQuery('search=a&b=c&genre=11|18&type=cd&sort=title&page=2');
    expect(parseQuery(buildListSearch(query, { page: 2 }))).toEqual(query);
  });

  it('resets the page when a filter changes', () => {
    expect(buildListSearch(parseQuery('type=cd&page=4'), { type: 'tape' })).toBe('?type=tape');
  });
});

it('toggles a genre', () => {
  expect(toggleGenre([11], 18)).toEqual([11, 18]);
  expect(toggleGenre([11, 18], 11)).toEqual([18]);
});

it('builds the API query of one page', () => {
  expect(buildApiQuery(parseQuery('genre=8&page=3'))).toEqual({ genre: '8', sort: 'newest', limit: 24, offset: 48 });
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 20, [1, undefined, 4, 5, 6, undefined, 20]],
  [2, 20, [1, 2, 3, undefined, 20]],
  [20, 20, [1, undefined, 19, 20]],
])('page %i of %i links to %j', (page, pages, numbers) => expect(listPageNumbers(page, pages)).toEqual(numbers));
