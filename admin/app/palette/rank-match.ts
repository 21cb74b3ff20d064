import { foldText } from '#admin/ui/fold-text.ts';
import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { RaRecord } from 'react-admin';

/** Ranks a record: 0 when one of its values equals the typed text, 1 when its title starts with it, else 2. */
export function rankMatch(record: RaRecord, title: string, typed: string): 0 | 1 | 2 {
  const folded = foldText(typed).trim();
  const isExact = [title, ...Object.values(record)].some(
    (value) => typeof value === 'string' && foldText(value).trim() === folded,
  );
  if (isExact) return 0;
  return foldText(title).trim().startsWith(folded) ? 1 : 2;
}

/** Types of detail fields, one of each group. */
const DETAIL_TYPES: readonly FieldDefinition['type'][][] = [['text', 'email'], ['datetime', 'date'], ['money']];

/** Returns the columns shown beside a record's title: a name, a date and an amount. */
export function getDetailFields({
  fields,
  listFields,
  columns,
  title,
}: ResourceDefinition): readonly FieldDefinition[] {
  const columnFields = columns.flatMap((name) => (listFields ?? fields).find((field) => field.name === name) ?? []);
  const otherFields = columnFields.filter((field) => field.name !== title && !field.preview);
  return DETAIL_TYPES.flatMap((types) => otherFields.find(({ type }) => types.includes(type)) ?? []);
}
