import type { SitePath } from '#domain/routes.ts';
import { categoryLink, genreLink, isCategoryVisible } from '#domain/catalogue/categories.ts';
import type { Category, GenreEntry } from '#generated/schemas.ts';

/** What staff put into the shop's menus, with its names in all languages; `to` is an English address. */
export interface ShopEntry extends Pick<Category, 'id' | 'name' | 'name_fr' | 'name_zh'> {
  readonly to: SitePath;
}

/** An entry of the menu of genres; the one without genres is the whole shop. */
export interface GenreLink extends ShopEntry {
  readonly genres: NonNullable<GenreEntry['genres']>;
}

export interface ShopMenu {
  /** What stands before the genres in the second-level bar, and after them (§2.6). */
  readonly shelves: readonly [before: readonly ShopEntry[], after: readonly ShopEntry[]];
  readonly genres: readonly GenreLink[];
}

/** So many shelves stand before the genres (§2.6). */
const BEFORE_GENRES = 2;

/** The menus as somebody sees them, from shelves and genres in their order; PRO comes last, for who has the flag (§6). */
export function shopMenu(
  categories: readonly Category[],
  genres: readonly GenreEntry[],
  user?: { pro?: boolean | null },
): ShopMenu {
  const seen = categories.filter((shelf) => shelf.in_menu !== false && isCategoryVisible(shelf, user));
  const inOrder = [...seen.filter(({ pro_only }) => !pro_only), ...seen.filter(({ pro_only }) => pro_only)];
  const entries = inOrder.map((shelf) => ({ ...namesOf(shelf), to: categoryLink(shelf) }));
  return {
    shelves: [entries.slice(0, BEFORE_GENRES), entries.slice(BEFORE_GENRES)],
    genres: genres.map(({ genres: ids = [], category_id, ...entry }) => {
      const shelf = categories.find(({ id }) => id === category_id);
      return { ...namesOf(entry), genres: ids, to: genreLink(ids, shelf) };
    }),
  };
}

const namesOf = ({ id, name, name_fr, name_zh }: Omit<ShopEntry, 'to'>) => ({ id, name, name_fr, name_zh });
