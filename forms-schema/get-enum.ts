import type { AnyEnum, FieldDefinition } from '#generated/definitions.ts';
import { enums } from '#generated/enum-index.ts';

const tables: Readonly<Record<string, AnyEnum | undefined>> = enums;

/**
 * Returns the field's full enum, with colours and metadata. Separate from choices.ts, because most forms need values
 * only.
 */
export function getEnum(field: FieldDefinition): AnyEnum | undefined {
  return field.data === undefined ? undefined : tables[field.data.name];
}
