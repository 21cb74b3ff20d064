import type { FieldDefinition } from '#generated/definitions.ts';
import { isDifferent, type RecordVersion } from '#admin/api/changed-values.ts';

/** A field whose unsaved value differs from the one that someone else saved in the meantime. */
export interface Difference {
  field: FieldDefinition;
  mine: unknown;
  theirs: unknown;
  /** Whether the unsaved form changed it; otherwise only the saved version did. */
  isMine: boolean;
}

/** Returns the fields in which the unsaved record and the saved one differ, both based on the version `base`. */
export function findDifferences(
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

/** Returns `theirs` with the unsaved values of the fields in `keepMine`. */
export function mergeVersions(
  differences: readonly Difference[],
  keepMine: ReadonlySet<string>,
  theirs: RecordVersion,
): RecordVersion {
  const keptValues = differences
    .filter(({ field }) => keepMine.has(field.name))
    .map(({ field, mine }) => [field.name, mine]);
  return { ...theirs, ...Object.fromEntries(keptValues) };
}
