import { formatValueLabel } from '#forms-schema/labels.ts';
import { useLocale, useTranslate } from 'react-admin';
import type { Dimension, BreakdownRow } from './define.ts';

/** Returns a function that formats the key of a row: the name from the server, else by the dimension's field. */
export function useFormatKey({ field, asCode }: Dimension): (row: Pick<BreakdownRow, 'key' | 'name'>) => string {
  const t = useTranslate();
  const locale = useLocale();
  return ({ key, name }) => {
    if (name !== null) return name;
    if (key === null) return t('report.none');
    if (asCode) return key;
    return field.data ? formatValueLabel(field, key, { t, locale }) : `#${key}`;
  };
}
