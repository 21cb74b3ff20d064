import type { ActionDefinition } from '#generated/definitions.ts';
import { toLocalDay } from '#domain/dates.ts';
import type { RaRecord } from 'react-admin';

/**
 * Returns the initial values of an action: its prefilled fields, and hidden text fields that the record also has, such as
 * the currency of an amount.
 */
export function buildPreset(
  { fields, scope, prefill = {} }: ActionDefinition,
  [record]: readonly RaRecord[],
  now = new Date(),
): Readonly<Record<string, unknown>> {
  const isSingle = scope === 'row' || scope === 'part';
  if (isSingle && !record) return {};
  // values of single records are not used for several ones
  const prefilledValues = Object.entries(prefill).map(([name, from]): [string, unknown] => [
    name,
    from === 'today' ? toLocalDay(now.getTime() / 1000) : isSingle ? record?.[from] : null,
  ]);
  const hidden = scope === 'row' ? fields.filter((field) => field.hidden?.includes('form')) : [];
  return Object.fromEntries([
    ...hidden.flatMap(({ name }): [string, unknown][] => (isText(record?.[name]) ? [[name, record?.[name]]] : [])),
    ...prefilledValues.filter(([, value]) => value != null),
  ]);
}

// amounts and lists of the record are not sent as they are
const isText = (value: unknown): boolean => typeof value === 'string';
