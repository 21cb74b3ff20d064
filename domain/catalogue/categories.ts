import { type PagePath, buildPagePath, ROUTES, type SitePath } from '#domain/routes.ts';
import type { Genre, Language } from '#generated/enums.ts';
import { formatGenreQuery } from './genres.ts';

/** A category's row in the database. */
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

/** Categories with fixed ids (§2.1, §9), by their key. */
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
  // listed in the genre menu
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

/** Initial rows of the database. */
export const CATEGORY_SEED: readonly CategoryRow[] = Object.values(FIXED_CATEGORIES);

/** /vinyl-shop/{id}/{slug} (§2.1). */
export function getCategoryLink({ id, slug }: { id: number; slug: string }): PagePath {
  return buildPagePath('shelf', { id, slug });
}

/** The address of an entry in the genre menu: its category, the shop filtered by genre, or the whole shop. */
export function getGenreLink(genres: readonly Genre[], shelf?: { id: number; slug: string }): SitePath {
  if (shelf) return getCategoryLink(shelf);
  return genres.length > 0 ? `${ROUTES.list}?genre=${formatGenreQuery(genres)}` : ROUTES.list;
}

/** The name of a record in a language; falls back to English. */
export function getLocalisedName(language: Language, record: LocalisedRecord): string {
  return (language === 'fr' ? record.name_fr : language === 'zh' ? record.name_zh : undefined) || record.name;
}

interface LocalisedRecord {
  readonly name: string;
  readonly name_fr?: string | null;
  readonly name_zh?: string | null;
}

/** Whether a user may see a category; `pro_only` ones require the pro flag (§6) or staff. */
export function isCategoryVisible(
  category: { pro_only?: boolean | null },
  user: { pro?: boolean | null; isMun?: boolean | null } | null | undefined,
): boolean {
  return !category.pro_only || user?.pro === true || user?.isMun === true;
}
