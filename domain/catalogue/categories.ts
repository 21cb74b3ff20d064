import { type PagePath, buildPagePath, ROUTES, type SitePath } from '#domain/routes.ts';
import type { Genre, Language } from '#generated/enums.ts';
import { formatGenreQuery } from './genres.ts';

/** Id and slug of the categories with fixed ids (§2.1, §9), by their key. */
export const FIXED_CATEGORIES = {
  staff_picks: { id: 9, slug: 'staff-picks' },
  exclusives: { id: 284, slug: 'exclusives' },
  jazz: { id: 260, slug: 'Jazz' },
  color_records: { id: 285, slug: 'color-records' },
  merch: { id: 286, slug: 'merch' },
  accessories: { id: 288, slug: 'accessories' },
  cd_tapes: { id: 287, slug: 'cd-tapes' },
  pro: { id: 155, slug: 'pro' },
} as const;

/** /vinyl-shop/{id}/{slug} (§2.1). */
export function getCategoryLink({ id, slug }: { id: number; slug: string }): PagePath {
  return buildPagePath(ROUTES.shelf, { id, slug });
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
