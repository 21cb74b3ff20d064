import type { SitePath } from '#domain/routes.ts';
import { getCategoryLink, getGenreLink, isCategoryVisible } from '#domain/catalogue/categories.ts';
import type { Category, GenreEntry } from '#generated/schemas.ts';

/** An entry of the shop's menus with its names in all languages; `to` is an English path. */
export interface ShopEntry extends Pick<Category, 'id' | 'name' | 'name_fr' | 'name_zh'> {
  readonly to: SitePath;
}

/** An entry of the genre menu; without genres it links to the whole shop. */
export interface GenreLink extends ShopEntry {
  readonly genres: NonNullable<GenreEntry['genres']>;
}

export interface ShopMenu {
  /** Categories before and after the genre menu of the second-level bar, and at its end (§2.6). */
  readonly shelves: readonly [before: readonly ShopEntry[], after: readonly ShopEntry[], pro: readonly ShopEntry[]];
  readonly genres: readonly GenreLink[];
}

/** The flags of a user that decide on entries. */
export type MenuUser = Parameters<typeof isCategoryVisible>[1];

/** Number of categories before the genre menu (§2.6). */
const BEFORE_GENRES = 2;

/**
 * Builds the menus a user sees from categories and genres in their order. PRO categories come last and only for users
 * with the flag (§6).
 */
export function buildShopMenu(
  categories: readonly Category[],
  genres: readonly GenreEntry[],
  user?: MenuUser,
): ShopMenu {
  const visibleShelves = categories.filter((shelf) => shelf.in_menu !== false && isCategoryVisible(shelf, user));
  const toEntries = (isPro: boolean) =>
    visibleShelves
      .filter(({ pro_only = false }) => pro_only === isPro)
      .map((shelf) => ({ ...pickNames(shelf), to: getCategoryLink(shelf) }));
  const entries = toEntries(false);
  return {
    shelves: [entries.slice(0, BEFORE_GENRES), entries.slice(BEFORE_GENRES), toEntries(true)],
    genres: genres.map(({ genres: ids = [], category_id, ...entry }) => {
      const shelf = categories.find(({ id }) => id === category_id);
      return { ...pickNames(entry), genres: ids, to: getGenreLink(ids, shelf) };
    }),
  };
}

const pickNames = ({ id, name, name_fr, name_zh }: Omit<ShopEntry, 'to'>) => ({ id, name, name_fr, name_zh });
