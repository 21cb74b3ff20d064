import { foldText } from '#admin/ui/fold-text.ts';
import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { RaRecord } from 'react-admin';

/** How well a record fits what was typed: 0 exactly by one of its values, 1 by how its name begins, 2 in some other way. */
export function rankMatch(record: RaRecord, title: string, typed: string): 0 | 1 | 2 {
  const wanted = foldText(typed).trim();
  const isExact = [title, ...Object.values(record)].some(
    (value) => typeof value === 'string' && foldText(value).trim() === wanted,
  );
  if (isExact) return 0;
  return foldText(title).trim().startsWith(wanted) ? 1 : 2;
}

/** Kinds of fields that tell one record from others of the same name, each but once and in this order. */
const TELLING: readonly FieldDefinition['type'][][] = [['text', 'email'], ['datetime', 'date'], ['money']];

/** The columns that are shown beside the name of a record: who, when and how much. */
export function getDetailFields({
  fields,
  listFields,
  columns,
  title,
}: ResourceDefinition): readonly FieldDefinition[] {
  const shown = columns.flatMap((name) => (listFields ?? fields).find((field) => field.name === name) ?? []);
  const others = shown.filter((field) => field.name !== title && !field.preview);
  return TELLING.flatMap((types) => others.find(({ type }) => types.includes(type)) ?? []);
}
