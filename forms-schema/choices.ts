import type { FieldDefinition } from '#generated/definitions.ts';

type Value = string | number;

/** The values a field may take, undefined when any will do. A list that grows at run time counts as any. */
export function closedValues(field: FieldDefinition): readonly Value[] | undefined {
  if (field.options) return field.options;
  return field.data?.open ? undefined : field.data?.values;
}

/** The values offered to who fills the form: its own where it has some (of its enum those that make sense now), else its enum's. */
export function offeredValues(field: FieldDefinition): readonly Value[] {
  return field.options ?? field.data?.values ?? [];
}
