import { CATEGORY_SEED } from '#domain/catalogue/categories.ts';
import { GENRE_SEED } from '#domain/catalogue/genres.ts';
import type { Category, GenreEntry } from '#generated/schemas.ts';

export type MenuRows = readonly [Category[], GenreEntry[]];

/** The shelves and genres that the shop begins with (§2.1). */
export const FIRST_MENU: MenuRows = [
  [...CATEGORY_SEED],
  GENRE_SEED.map((row, place) => ({ ...row, genres: [...row.genres], id: place + 1 })),
];
