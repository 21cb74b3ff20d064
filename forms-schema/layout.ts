import type { FieldDefinition } from '#generated/definitions.ts';

/** Fields under one heading (undefined for fields without group), in rows of side-by-side fields. */
export interface Group<Field> {
  readonly name: string | undefined;
  readonly rows: readonly (readonly Field[])[];
}

function groupIntoRows<Field extends FieldDefinition>(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  let isPreviousInline = false;
  for (const field of fields) {
    const row = rows.at(-1);
    if (field.inline && isPreviousInline && row) row.push(field);
    else rows.push([field]);
    isPreviousInline = field.inline === true;
  }
  return rows;
}

/**
 * Groups fields by `group` in order of first appearance, ungrouped fields first; `names` selects and orders the groups.
 * Fields are sorted by `order` (stable); adjacent inline fields share a row.
 */
export function layOutFields<Field extends FieldDefinition>(
  fields: readonly Field[],
  names?: readonly string[],
): Group<Field>[] {
  const sorted = fields.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const byGroup = Map.groupBy(sorted, ({ group }) => group);
  const order = names ?? [...byGroup.keys()].filter((name) => name !== undefined);
  return [undefined, ...order].flatMap((name) => {
    const members = byGroup.get(name);
    return members ? [{ name, rows: groupIntoRows(members) }] : [];
  });
}

/** Sorts fields in reading order. */
export function sortByLayout<Field extends FieldDefinition>(
  fields: readonly Field[],
  names?: readonly string[],
): Field[] {
  return layOutFields(fields, names).flatMap(({ rows }) => rows.flat());
}
