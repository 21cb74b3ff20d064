import type { FieldDefinition } from '#generated/definitions.ts';

type Value = string | number;

/** The allowed values; undefined when any is allowed, as for an enum that grows at run time. */
export function listAllowedValues(field: FieldDefinition): readonly Value[] | undefined {
  if (field.options) return field.options;
  return field.data?.open ? undefined : field.data?.values;
}

/** The values to choose from: the field's own options, otherwise those of its enum. */
export function listOfferedValues(field: FieldDefinition): readonly Value[] {
  return field.options ?? field.data?.values ?? [];
}
