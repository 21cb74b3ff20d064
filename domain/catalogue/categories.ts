import { type PagePath, pagePath, ROUTES, type SitePath } from '#domain/routes.ts';
import type { Genre, Language } from '#generated/enums.ts';
import { genreQuery } from './genres.ts';

/** A shelf of the shop, as its row in the database. */
export interface CategoryRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly name_fr: string;
  readonly name_zh: string;
  readonly pro_only: boolean;
  readonly in_menu?: boolean;
  readonly position: number;
}

/** §2.1 and §9: the shelves whose numbers never change, by the word they are known by. */
export const FIXED_CATEGORIES = {
  staff_picks: {
    id: 9,
    slug: 'staff-picks',
    name: 'Top Diggers',
    name_fr: 'Top Diggers',
    name_zh: '挖碟精选',
    pro_only: false,
    position: 10,
  },
  exclusives: {
    id: 284,
    slug: 'exclusives',
    name: 'Exclusives',
    name_fr: 'Exclusivités',
    name_zh: '独家发行',
    pro_only: false,
    position: 20,
  },
  // its entry stands among the genres
  jazz: {
    id: 260,
    slug: 'Jazz',
    name: 'Jazz',
    name_fr: 'Jazz',
    name_zh: '爵士',
    pro_only: false,
    in_menu: false,
    position: 30,
  },
  color_records: {
    id: 285,
    slug: 'color-records',
    name: 'Color records',
    name_fr: 'Vinyles couleur',
    name_zh: '彩胶唱片',
    pro_only: false,
    position: 40,
  },
  merch: { id: 286, slug: 'merch', name: 'Merch', name_fr: 'Merch', name_zh: '周边', pro_only: false, position: 50 },
  accessories: {
    id: 288,
    slug: 'accessories',
    name: 'Accessories',
    name_fr: 'Accessoires',
    name_zh: '配件',
    pro_only: false,
    position: 60,
  },
  cd_tapes: {
    id: 287,
    slug: 'cd-tapes',
    name: 'CDs & tapes',
    name_fr: 'CD & cassettes',
    name_zh: 'CD 与磁带',
    pro_only: false,
    position: 70,
  },
  pro: { id: 155, slug: 'pro', name: 'PRO', name_fr: 'PRO', name_zh: 'PRO', pro_only: true, position: 80 },
} as const satisfies Record<string, CategoryRow>;

/** The word a fixed category is known by in code. */
export type FixedCategory = keyof typeof FIXED_CATEGORIES;

/** What the database starts with. */
export const CATEGORY_SEED: readonly CategoryRow[] = Object.values(FIXED_CATEGORIES);

/** /vinyl-shop/{id}/{slug} (§2.1). */
export function categoryLink({ id, slug }: { id: number; slug: string }): PagePath {
  return pagePath('shelf', { id, slug });
}

/** Where an entry of the genre menu leads: its shelf, the shop filtered by genre, or the whole shop. */
export function genreLink(genres: readonly Genre[], shelf?: { id: number; slug: string }): SitePath {
  if (shelf) return categoryLink(shelf);
  return genres.length > 0 ? `${ROUTES.list}?genre=${genreQuery(genres)}` : ROUTES.list;
}

/** A record's name in a language; English where it has none of its own. */
export function getLocalisedName(language: Language, record: Named): string {
  return (language === 'fr' ? record.name_fr : language === 'zh' ? record.name_zh : undefined) || record.name;
}

interface Named {
  readonly name: string;
  readonly name_fr?: string | null;
  readonly name_zh?: string | null;
}

/** Whether a shelf is shown to somebody: those for professionals only with the pro flag (§6). */
export function isCategoryVisible(
  category: { pro_only?: boolean | null },
  user: { pro?: boolean | null } | null | undefined,
): boolean {
  return !category.pro_only || user?.pro === true;
}
