import type { Sorting } from '../../definitions.ts';
import type { Normaliser } from '../normalise.ts';
import type { Parameter } from '../operation-parts.ts';
import type { ListQuery } from './paging.ts';

export interface ListOrder {
  sorting?: Sorting;
  /** Sortable fields. */
  sorts: readonly string[];
}

/** Reads the sort parameters of a list. Sortable are the parameter's values; without values, all plain fields. */
export function readListOrder({ roles }: ListQuery, normaliser: Normaliser, plainFields: readonly string[]): ListOrder {
  const sort = roles.get('sort');
  if (!sort) return { sorts: [] };
  const values = listTextValues(sort, normaliser);
  const direction = roles.get('direction');
  if (direction)
    return {
      sorting: { by: 'two', sort: sort.name, ...readDirections(direction, normaliser) },
      sorts: values.length > 0 ? values : plainFields,
    };
  const names = [...new Set(values.map((value) => value.replace(/^[-+]/, '').replace(/[:_ ](asc|desc)$/i, '')))];
  const mark = values.map((value) => /[:_ ](?=(asc|desc)$)/i.exec(value)?.[0]).find((match) => match !== undefined);
  if (mark !== undefined) return { sorting: { by: 'suffix', sort: sort.name, mark }, sorts: names };
  return { sorting: { by: 'sign', sort: sort.name }, sorts: names.length > 0 ? names : plainFields };
}

/** Returns the values of a direction parameter for ascending and descending, in its own case. */
function readDirections(
  direction: Parameter,
  normaliser: Normaliser,
): { direction: string; asc: string; desc: string } {
  const values = listTextValues(direction, normaliser);
  const findValue = (start: string) => values.find((value) => value.toLowerCase().startsWith(start)) ?? start;
  return { direction: direction.name, asc: findValue('asc'), desc: findValue('desc') };
}

function listTextValues({ schema }: Parameter, normaliser: Normaliser): string[] {
  const resolved = normaliser.resolve(schema);
  const values = resolved.values ?? (resolved.items ? normaliser.resolve(resolved.items).values : undefined) ?? [];
  return values.filter((value) => typeof value === 'string');
}
