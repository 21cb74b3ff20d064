import { formatValueLabel } from '#forms-schema/labels.ts';
import { useLocale, useTranslate } from 'react-admin';
import type { Dimension, Share } from './define.ts';

/** Names the rows of a breakdown: by what the server calls them, else as the dimension's field does. */
export function useKeyName({ field, asCode }: Dimension): (row: Pick<Share, 'key' | 'name'>) => string {
  const t = useTranslate();
  const locale = useLocale();
  return ({ key, name }) => {
    if (name !== null) return name;
    if (key === null) return t('report.none');
    if (asCode) return key;
    return field.data ? formatValueLabel(field, key, { t, locale }) : `#${key}`;
  };
}
