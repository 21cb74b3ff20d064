import type { EnumDefinition, FieldDefinition } from '#generated/definitions.ts';
import { enumChoices } from '#generated/enum-choices.ts';

type Value = string | number;

const tables: Readonly<Record<string, EnumDefinition | undefined>> = enumChoices;

/** The enum that feeds a field, without its facts, undefined when it has none. */
export function enumOf(field: FieldDefinition): EnumDefinition | undefined {
  return field.data === undefined ? undefined : tables[field.data];
}

/** The values a field may take, undefined when any will do. A list that grows at run time counts as any. */
export function closedValues(field: FieldDefinition): readonly Value[] | undefined {
  if (field.options) return field.options;
  const table = enumOf(field);
  return table && !table.open ? table.values : undefined;
}

/** The values offered to who fills the form: its own where it has some (of its enum those that make sense now), else its enum's. */
export function offeredValues(field: FieldDefinition): readonly Value[] {
  return field.options ?? enumOf(field)?.values ?? [];
}
