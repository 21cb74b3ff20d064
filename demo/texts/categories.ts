import type { Genre, ProjectCategory, ProjectType } from '#generated/enums.ts';
import { FIXED_CATEGORIES } from '#domain/catalogue/categories.ts';
import type { Random } from '#server/core/media/random.ts';

const JAZZ: Genre = 7;

/** The fixed shelves (§2.1) a project stands on: some follow from its properties, some are chosen. */
export function pickShelves(
  dice: Random,
  project: { category: ProjectCategory; genres: readonly Genre[]; colors: readonly string[]; type: ProjectType },
): number[] {
  const shelves = FIXED_CATEGORIES;
  const { category, genres, colors, type } = project;
  const found = [
    dice.chance(0.08) && shelves.staff_picks,
    (type === 'limited_edition' || dice.chance(0.06)) && shelves.exclusives,
    genres.includes(JAZZ) && shelves.jazz,
    colors.some((color) => color !== 'black') && shelves.color_records,
    (category === 't-shirt' || category === 'hoodie' || category === 'merch') && shelves.merch,
    category === 'accessory' && shelves.accessories,
    (category === 'cd' || category === 'tape') && shelves.cd_tapes,
    (type === 'test_pressing' || dice.chance(0.03)) && shelves.pro,
  ];
  return found.filter((shelf) => shelf !== false).map(({ id }) => id);
}
