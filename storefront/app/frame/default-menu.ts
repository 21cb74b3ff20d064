import { CATEGORY_SEED } from '#domain/catalogue/category-seed.ts';
import { GENRE_SEED } from '#domain/catalogue/genres.ts';
import type { Category, GenreEntry } from '#generated/schemas.ts';

export type MenuRows = readonly [Category[], GenreEntry[]];

/** The seeded categories and genres (§2.1). */
export const DEFAULT_MENU: MenuRows = [
  [...CATEGORY_SEED],
  GENRE_SEED.map((row, index) => ({ ...row, genres: [...row.genres], id: index + 1 })),
];
