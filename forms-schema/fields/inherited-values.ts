import type { FieldDefinition } from '#generated/definitions.ts';

/** Values that a new entry inherits from the record's inputs (`x-field.inherit`); blank inputs are skipped. */
export function pickInheritedValues(
  items: readonly FieldDefinition[],
  getValue: (name: string) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    items.flatMap(({ name, inherit }) => {
      const value = inherit === undefined ? undefined : getValue(inherit);
      return value === undefined || value === null || value === '' ? [] : [[name, value]];
    }),
  );
}
