import { useValueText } from '#forms-schema/view/use-value-text.ts';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Screen } from './define.ts';
import { recordTitle } from './record-title.ts';

/** What a record is called, in the reader's language where its screen or an enum says how. */
export function useRecordTitle({ resource, name }: Screen, record: RaRecord): string {
  const t = useTranslate();
  const valueText = useValueText();
  const field = resource.fields.find((one) => one.name === resource.title);
  if (name) return name(record, t);
  return field?.data ? valueText(field, record[field.name], record) : recordTitle(resource, record);
}
