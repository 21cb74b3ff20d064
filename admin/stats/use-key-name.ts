import { countryName } from '#domain/countries.ts';
import type { SalesDimension } from '#generated/enums/SalesDimension.ts';
import type { SalesShare } from '#generated/schemas.ts';
import { useLocale, useTranslate } from 'react-admin';

/** Names the rows of a breakdown. */
export function useKeyName(dimension: SalesDimension): (row: Pick<SalesShare, 'key' | 'name'>) => string {
  const t = useTranslate();
  const locale = useLocale();
  return ({ key, name }) => {
    if (name !== null) return name;
    if (key === null) return t('stats.none');
    if (dimension === 'country') return countryName(key, locale);
    if (dimension === 'partner') return t(`enums.Partner.${key}`);
    if (dimension === 'origin') return t(`enums.OriginSource.${key}`);
    return dimension === 'currency' ? key : `#${key}`;
  };
}
