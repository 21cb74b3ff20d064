import type { FieldDefinition } from '#generated/definitions.ts';
import type { RaRecord } from 'react-admin';

export type Version = Readonly<Partial<RaRecord>>;

const text = (value: unknown) => JSON.stringify(value ?? null);

/** Whether two versions of a record have different values of a field. */
export const differs = (name: string, one: Version, other: Version) => text(one[name]) !== text(other[name]);

/** The writable fields whose value is another one than in the version they were made of: all that a save sends. */
export function changes(fields: readonly FieldDefinition[], base: Version, record: Version): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(({ name }) => record[name] !== undefined && differs(name, base, record))
      .map(({ name }) => [name, record[name]]),
  );
}
