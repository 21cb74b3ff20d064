import type { Translate } from '#storefront/app/locale/translate.ts';
import { getTypeName } from './filter-options.ts';
import type { ListQuery } from './list-query.ts';

/** Formats the title of a list: the search text, else its genres, formats and colours, else the shop's name. */
export function formatListTitle(t: Translate, { search, genres, types, colors }: ListQuery): string {
  if (search) return t('shop.title_search', { text: search });
  const names = [
    ...genres.map((genre) => t(`enums.Genre.${genre}`)),
    ...types.map((type) => getTypeName(t, type)),
    ...colors.map((color) => t(`enums.ColorFamily.${color}`)),
  ];
  return names.length > 0 ? names.join(' · ') : t('shop.title');
}
