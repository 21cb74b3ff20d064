import type { ActionDefinition } from '#generated/definitions.ts';
import { dayOf } from '#domain/dates.ts';
import type { RaRecord } from 'react-admin';

/**
 * What an action begins with: its prefilled fields, and hidden ones that its record has as well, such as the currency of its
 * amounts, which are sent without asking.
 */
export function presetOf(
  { fields, scope, prefill = {} }: ActionDefinition,
  [record]: readonly RaRecord[],
  now = new Date(),
): Readonly<Record<string, unknown>> {
  const isOfOne = scope === 'row' || scope === 'part';
  if (isOfOne && !record) return {};
  // what records differ in is not the same for all of them
  const filled = Object.entries(prefill).map(([name, from]): [string, unknown] => [
    name,
    from === 'today' ? dayOf(now.getTime() / 1000) : isOfOne ? record?.[from] : null,
  ]);
  const hidden = scope === 'row' ? fields.filter((field) => field.hidden?.includes('form')) : [];
  return Object.fromEntries([
    ...hidden.flatMap(({ name }): [string, unknown][] => (isPlain(record?.[name]) ? [[name, record?.[name]]] : [])),
    ...filled.filter(([, value]) => value != null),
  ]);
}

// amounts and lists of a record are not those that an action is asked for
const isPlain = (value: unknown): boolean => typeof value === 'string';
