import { LIST_TYPES, type ListQuery } from './list-query.ts';
import type { Translate } from '#storefront/app/locale/translate.ts';
import { ProjectType } from '#generated/enums.ts';

/** The name of a format or sales type. */
export function getTypeName(t: Translate, type: (typeof LIST_TYPES)[number]): string {
  const salesType = ProjectType.values.find((value) => value === type);
  if (salesType) return t(`enums.ProjectType.${salesType}`);
  return t(`enums.ProjectCategory.${type as Exclude<typeof type, ProjectType>}`);
}

/** Formats the title of a list: the search text, else its genres and format, else the shop's name. */
export function formatListTitle(t: Translate, { search, genres, type }: ListQuery): string {
  if (search) return t('shop.title_search', { text: search });
  const activeType = LIST_TYPES.find((value) => value === type);
  const genreNames = genres.map((genre) => t(`enums.Genre.${genre}`));
  const names = [...genreNames, ...(activeType ? [getTypeName(t, activeType)] : [])];
  return names.length > 0 ? names.join(' · ') : t('shop.title');
}
