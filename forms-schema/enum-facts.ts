import type { AnyEnum, FieldDefinition } from '#generated/definitions.ts';
import { enums } from '#generated/enum-index.ts';

const tables: Readonly<Record<string, AnyEnum | undefined>> = enums;

/**
 * All that is known of the enum that feeds a field: its colours, and what each value means. Apart from choices.ts, as
 * most forms only choose.
 */
export function enumFactsOf(field: FieldDefinition): AnyEnum | undefined {
  return field.data === undefined ? undefined : tables[field.data.name];
}
