import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import type { Screen } from './define.ts';
import { useTitleOf } from './record-title.ts';

/** What a record is called, in the reader's language where its screen or an enum says how. */
export function useRecordTitle({ resource, name }: Screen, record: RaRecord): string {
  const t = useTranslate();
  const locale = useLocale();
  const titleOf = useTitleOf(resource);
  return name ? name(record, t, locale) : titleOf(record);
}
