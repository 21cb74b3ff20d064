import type { FieldDefinition } from '#generated/definitions.ts';
import type { Values } from './converters.ts';
import { type FormOptions, fromInputs, isRecord, toInputs } from './form-values.ts';

/**
 * The values of a form that differ from what it would send of the untouched record. An absent switch would be sent as
 * off and an absent text as blank; neither is a change. Groups are compared member by member and sent without the
 * members that the record does not have.
 */
export function touchedValues(
  definitions: readonly FieldDefinition[],
  record: Values,
  values: Values,
  options: FormOptions,
): Record<string, unknown> {
  const untouched = fromInputs(definitions, toInputs(definitions, record, options), record, options);
  const touched = Object.entries(values).filter(([name, value]) => !isSame(value, untouched[name]));
  return Object.fromEntries(
    touched.map(([name, value]) => [name, withoutAbsent(value, untouched[name], record[name])] as const),
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A changed group without the untouched members that its record lacks. */
function withoutAbsent(value: unknown, untouched: unknown, original: unknown): unknown {
  if (!isRecord(value) || !isRecord(untouched) || !isRecord(original)) return value;
  const members = Object.entries(value).filter(
    ([name, member]) => original[name] !== undefined || !isSame(member, untouched[name]),
  );
  return Object.fromEntries(
    members.map(([name, member]) => [name, withoutAbsent(member, untouched[name], original[name])] as const),
  );
}
