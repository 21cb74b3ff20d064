import type { FieldDefinition } from '#generated/definitions.ts';

/** Fields under one heading; the first group may have none. Fields of a row stand side by side. */
export interface Group<Field> {
  readonly name: string | undefined;
  readonly rows: readonly (readonly Field[])[];
}

function rowsOf<Field extends FieldDefinition>(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  let open = false;
  for (const field of fields) {
    const row = rows.at(-1);
    if (field.inline && open && row) row.push(field);
    else rows.push([field]);
    open = field.inline === true;
  }
  return rows;
}

/**
 * Groups fields by their `group` in the order in which the groups first appear, fields without one first; `names` picks
 * and orders the groups instead. `order` sorts fields, those without stay where they are; inline neighbours share a row.
 */
export function layout<Field extends FieldDefinition>(
  fields: readonly Field[],
  names?: readonly string[],
): Group<Field>[] {
  const sorted = fields.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
  const byGroup = Map.groupBy(sorted, ({ group }) => group);
  const order = names ?? [...byGroup.keys()].filter((name) => name !== undefined);
  return [undefined, ...order].flatMap((name) => {
    const members = byGroup.get(name);
    return members ? [{ name, rows: rowsOf(members) }] : [];
  });
}

/** The fields in the order in which they are read on the screen. */
export function inReadingOrder<Field extends FieldDefinition>(
  fields: readonly Field[],
  names?: readonly string[],
): Field[] {
  return layout(fields, names).flatMap(({ rows }) => rows.flat());
}
