import type { FieldDefinition } from '#generated/definitions.ts';
import type { Values } from './converters.ts';
import { type FormOptions, fromInputs, isRecord, toInputs } from './form-values.ts';

/**
 * Returns the values that the user changed, compared with what the form would send for the unchanged record: an absent
 * switch is sent as off and an absent text as blank, which is not a change. Groups are compared by member and sent
 * without unchanged members that are absent from the record.
 */
export function pickTouchedValues(
  definitions: readonly FieldDefinition[],
  record: Values,
  values: Values,
  options: FormOptions,
): Record<string, unknown> {
  const untouched = fromInputs(definitions, toInputs(definitions, record, options), record, options);
  const touched = Object.entries(values).filter(([name, value]) => !isSame(value, untouched[name]));
  return Object.fromEntries(
    touched.map(([name, value]) => [name, omitAbsentMembers(value, untouched[name], record[name])] as const),
  );
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Removes unchanged members that are absent from the record from a changed group. */
function omitAbsentMembers(value: unknown, untouched: unknown, original: unknown): unknown {
  if (!isRecord(value) || !isRecord(untouched) || !isRecord(original)) return value;
  const members = Object.entries(value).filter(
    ([name, member]) => original[name] !== undefined || !isSame(member, untouched[name]),
  );
  return Object.fromEntries(
    members.map(([name, member]) => [name, omitAbsentMembers(member, untouched[name], original[name])] as const),
  );
}
