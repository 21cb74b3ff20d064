import type { FieldDefinition } from '#generated/definitions.ts';

/** What a new entry takes over from the inputs of the record around it (`x-field.inherit`); blank inputs give nothing. */
export function inherited(
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
