import type { Genre, ProjectCategory, ProjectType } from '#generated/enums.ts';
import { FIXED_CATEGORIES } from '#domain/catalogue/categories.ts';
import type { Random } from '#server/core/media/random.ts';

const JAZZ: Genre = 7;

/** Picks the fixed categories (§2.1) of a project: some by its properties, some at random. */
export function pickFixedCategories(
  rng: Random,
  project: { category: ProjectCategory; genres: readonly Genre[]; colors: readonly string[]; type: ProjectType },
): number[] {
  const { category, genres, colors, type } = project;
  const matches = [
    rng.chance(0.08) && FIXED_CATEGORIES.staff_picks,
    (type === 'limited_edition' || rng.chance(0.06)) && FIXED_CATEGORIES.exclusives,
    genres.includes(JAZZ) && FIXED_CATEGORIES.jazz,
    colors.some((color) => color !== 'black') && FIXED_CATEGORIES.color_records,
    (category === 't-shirt' || category === 'hoodie' || category === 'merch') && FIXED_CATEGORIES.merch,
    category === 'accessory' && FIXED_CATEGORIES.accessories,
    (category === 'cd' || category === 'tape') && FIXED_CATEGORIES.cd_tapes,
    (type === 'test_pressing' || rng.chance(0.03)) && FIXED_CATEGORIES.pro,
  ];
  return matches.filter((match) => match !== false).map(({ id }) => id);
}
