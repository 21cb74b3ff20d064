import { expect, test } from 'vitest';
import { CATEGORY_SEED, categoryLink, FIXED_CATEGORIES, GENRE_LINKS, isCategoryVisible } from './categories.ts';
import { genreQuery, parseGenres } from './genres.ts';

test('the fixed shelves keep their numbers and addresses', () => {
  expect(CATEGORY_SEED.map(categoryLink)).toEqual([
    '/vinyl-shop/9/staff-picks',
    '/vinyl-shop/284/exclusives',
    '/vinyl-shop/260/Jazz',
    '/vinyl-shop/285/color-records',
    '/vinyl-shop/286/merch',
    '/vinyl-shop/288/accessories',
    '/vinyl-shop/287/cd-tapes',
    '/vinyl-shop/155/pro',
  ]);
});

test('only the PRO shelf needs the pro flag', () => {
  expect(CATEGORY_SEED.filter((category) => !isCategoryVisible(category, null))).toEqual([FIXED_CATEGORIES.pro]);
  expect(isCategoryVisible(FIXED_CATEGORIES.pro, { pro: false })).toBe(false);
  expect(isCategoryVisible(FIXED_CATEGORIES.pro, { pro: true })).toBe(true);
});

test('the genre menu leads where the specification says', () => {
  expect(Object.fromEntries(GENRE_LINKS.map(({ key, to }) => [key, to]))).toEqual({
    pop: '/vinyl-shop?genre=8',
    rock_metal: '/vinyl-shop?genre=11|18',
    hip_hop_rnb: '/vinyl-shop?genre=6|9',
    folk_country: '/vinyl-shop?genre=4|2',
    soundtracks: '/vinyl-shop?genre=20',
    world_reggae: '/vinyl-shop?genre=12|14',
    electronic: '/vinyl-shop?genre=1',
    soul_blues: '/vinyl-shop?genre=10|3',
    jazz: '/vinyl-shop/260/Jazz',
    all: '/vinyl-shop',
  });
});

test.each([
  ['11|18', [11, 18]],
  ['18|11', [18, 11]],
  ['4| 2|4', [4, 2]],
  ['19', []],
  ['8|99|x|1.5|-1', [8]],
  ['', []],
  [null, []],
])('genre=%s means %j', (value, ids) => {
  expect(parseGenres(value)).toEqual(ids);
});

test('genres are written back joined by a pipe', () => {
  expect(genreQuery([11, 18])).toBe('11|18');
});
