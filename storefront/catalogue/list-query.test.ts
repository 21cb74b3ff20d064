import { describe, expect, it } from 'vitest';
import { apiQuery, listSearch, pageNumbers, parseListQuery, toggleGenre } from './list-query.ts';

const read = (query: string) => parseListQuery(new URLSearchParams(query));

describe('the address of a list', () => {
  it('says all there is to say', () => {
    expect(read('search= harbour &genre=11|18&type=vinyl&sort=price_low&page=3')).toEqual({
      search: 'harbour',
      genres: [11, 18],
      type: 'vinyl',
      sort: 'price_low',
      page: 3,
    });
  });

  it('is read without what makes no sense', () => {
    expect(read('genre=99|x&type=zeppelin&sort=up&page=-4')).toEqual({
      search: '',
      genres: [],
      type: '',
      sort: 'newest',
      page: 1,
    });
  });

  it('is written as short as can be, and reads back', () => {
    expect(listSearch(read(''))).toBe('');
    expect(listSearch(read('genre=11|18&sort=newest&page=1'))).toBe('?genre=11|18');
    const query = read('search=a&b=c&genre=11|18&type=cd&sort=title&page=2');
    expect(read(listSearch(query, { page: 2 }))).toEqual(query);
  });

  it('starts at the first page when a filter changes', () => {
    expect(listSearch(read('type=cd&page=4'), { type: 'tape' })).toBe('?type=tape');
  });
});

it('takes a genre in and out', () => {
  expect(toggleGenre([11], 18)).toEqual([11, 18]);
  expect(toggleGenre([11, 18], 11)).toEqual([18]);
});

it('asks the API for one page', () => {
  expect(apiQuery(read('genre=8&page=3'))).toEqual({ genre: '8', sort: 'newest', limit: 24, offset: 48 });
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 20, [1, undefined, 4, 5, 6, undefined, 20]],
  [2, 20, [1, 2, 3, undefined, 20]],
  [20, 20, [1, undefined, 19, 20]],
])('page %i of %i links to %j', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers));
