import type { FieldDefinition } from '#generated/definitions.ts';
import type { RaRecord } from 'react-admin';

export type RecordVersion = Readonly<Partial<RaRecord>>;

const serialise = (value: unknown) => JSON.stringify(value ?? null);

/** Whether a field differs between two versions of a record. */
export const isDifferent = (name: string, a: RecordVersion, b: RecordVersion) =>
  serialise(a[name]) !== serialise(b[name]);

/** Returns the values of the writable fields that differ from the base version. */
export function pickChangedValues(
  fields: readonly FieldDefinition[],
  base: RecordVersion,
  record: RecordVersion,
): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(({ name }) => record[name] !== undefined && isDifferent(name, base, record))
      .map(({ name }) => [name, record[name]]),
  );
}
