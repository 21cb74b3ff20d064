import type { FieldDefinition } from '#generated/definitions.ts';
import { isDifferent, type RecordVersion } from '#admin/api/changed-values.ts';

/** A field that has two values: mine, not saved yet, and the one somebody saved meanwhile. */
export interface Difference {
  field: FieldDefinition;
  mine: unknown;
  theirs: unknown;
  /** Whether I changed it; otherwise only they did. */
  isMine: boolean;
}

/** What stands between my unsaved record and the one somebody saved since the version `base` that both are made of. */
export function differences(
  fields: readonly FieldDefinition[],
  base: RecordVersion,
  mine: RecordVersion,
  theirs: RecordVersion,
): Difference[] {
  return fields
    .filter(({ name }) => isDifferent(name, mine, theirs))
    .map((field) => ({
      field,
      mine: mine[field.name],
      theirs: theirs[field.name],
      isMine: isDifferent(field.name, base, mine),
    }));
}

/** The record to save on top of theirs: my value where I keep mine, theirs elsewhere. */
export function merged(
  differences: readonly Difference[],
  keepMine: ReadonlySet<string>,
  theirs: RecordVersion,
): RecordVersion {
  const kept = differences.filter(({ field }) => keepMine.has(field.name)).map(({ field, mine }) => [field.name, mine]);
  return { ...theirs, ...Object.fromEntries(kept) };
}
