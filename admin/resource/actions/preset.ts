import type { ActionDefinition } from '#generated/definitions.ts';
import type { RaRecord } from 'react-admin';

/** What an action sends without asking: hidden fields that its record has as well, such as the currency of its amounts. */
export function presetOf(
  { fields, scope }: ActionDefinition,
  [record]: readonly RaRecord[],
): Readonly<Record<string, unknown>> {
  if (scope !== 'row' || !record) return {};
  return Object.fromEntries(
    fields.flatMap(({ name, hidden }) =>
      hidden?.includes('form') && isPlain(record[name]) ? [[name, record[name] as unknown]] : [],
    ),
  );
}

// amounts and lists of a record are not those that an action is asked for
const isPlain = (value: unknown): boolean => typeof value === 'string';
