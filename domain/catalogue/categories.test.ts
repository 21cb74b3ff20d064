import { expect, test } from 'vitest';
import { getCategoryLink, FIXED_CATEGORIES, getGenreLink, isCategoryVisible, getLocalisedName } from './categories.ts';
import { CATEGORY_SEED } from './category-seed.ts';
import { GENRE_SEED, formatGenreQuery, parseGenres } from './genres.ts';

test('the fixed categories keep their ids and addresses', () => {
  expect(CATEGORY_SEED.map(getCategoryLink)).toEqual([
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

test('only the PRO category needs the pro flag', () => {
  const hidden = CATEGORY_SEED.filter((category) => !isCategoryVisible(category, null));
  expect(hidden.map(({ id }) => id)).toEqual([FIXED_CATEGORIES.pro.id]);
  expect(hidden.every((category) => isCategoryVisible(category, { pro: false }))).toBe(false);
  expect(hidden.every((category) => isCategoryVisible(category, { pro: true }))).toBe(true);
});

test('the genre menu has the links of the specification', () => {
  const findShelf = (id?: number) => CATEGORY_SEED.find((shelf) => shelf.id === id);
  expect(GENRE_SEED.map(({ genres, category_id }) => getGenreLink(genres, findShelf(category_id)))).toEqual([
    '/vinyl-shop?genre=8',
    '/vinyl-shop?genre=11|18',
    '/vinyl-shop?genre=6|9',
    '/vinyl-shop?genre=4|2',
    '/vinyl-shop?genre=20',
    '/vinyl-shop?genre=12|14',
    '/vinyl-shop?genre=1',
    '/vinyl-shop?genre=10|3',
    '/vinyl-shop/260/Jazz',
    '/vinyl-shop',
  ]);
});

test('a missing name falls back to English', () => {
  const shelf = { name: 'Merch', name_fr: 'Objets', name_zh: null };
  expect([getLocalisedName('en', shelf), getLocalisedName('fr', shelf), getLocalisedName('zh', shelf)]).toEqual([
    'Merch',
    'Objets',
    'Merch',
  ]);
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

test('genres are joined by a pipe', () => {
  expect(formatGenreQuery([11, 18])).toBe('11|18');
});
