/** Chooses and sorts rows of a list that its API gives whole. */
import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { GetListParams, RaRecord } from 'react-admin';
import { readConditions, type Range } from './filters.ts';

type Asked = Partial<Pick<GetListParams, 'filter' | 'sort'>>;

/** The rows that fit the search and the conditions on `wire.local` fields, in the order asked for. */
export function locally(
  { filters, fields, listFields = fields, wire }: ResourceDefinition,
  rows: readonly RaRecord[],
  { filter = {}, sort }: Asked,
): RaRecord[] {
  const local = new Set(wire?.local);
  const typeOf = new Map(listFields.map((field) => [field.name, field]));
  const conditions = readConditions(filter, filters).filter(({ field }) => local.has(field));
  const words = wire?.search || typeof filter.q !== 'string' ? '' : filter.q.trim().toLowerCase();
  const found = rows.filter(
    (row) =>
      conditions.every(({ field, operator, value }) => fits(row[field], operator, value, typeOf.get(field))) &&
      (words === '' || [...local].some((name) => textOf(row[name]).toLowerCase().includes(words))),
  );
  if (!sort || !local.has(sort.field)) return found;
  const field = typeOf.get(sort.field);
  const direction = sort.order === 'DESC' ? -1 : 1;
  return found.sort((one, other) => direction * compare(one[sort.field], other[sort.field], field));
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : value == null ? '' : JSON.stringify(value);

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Moments are compared as such, whatever zone they are written in. */
function measure(value: unknown, field: FieldDefinition | undefined): unknown {
  if (field?.type !== 'datetime' || typeof value !== 'string') return value;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? value : moment;
}

/** What is blank comes last in an ascending order; texts are sorted as people do, "9" before "10". */
function compare(one: unknown, other: unknown, field: FieldDefinition | undefined): number {
  if (isBlank(one) || isBlank(other)) return Number(isBlank(one)) - Number(isBlank(other));
  const [a, b] = [measure(one, field), measure(other, field)];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return textOf(a).localeCompare(textOf(b), undefined, { numeric: true });
}

function fits(value: unknown, operator: string, asked: unknown, field: FieldDefinition | undefined): boolean {
  const list = (Array.isArray(asked) ? asked : [asked]).map(textOf);
  switch (operator) {
    case 'empty':
      return isBlank(value) === (asked === true);
    case 'contains':
      return textOf(value).toLowerCase().includes(textOf(asked).toLowerCase());
    case 'in':
    case 'eq':
      return (Array.isArray(value) ? value : [value]).some((one) => list.includes(textOf(one)));
    case 'neq':
      return !list.includes(textOf(value));
    case 'between': {
      const { from, to } = asked as Range;
      return within(value, from, field, 1) && within(value, to, field, -1);
    }
    default:
      return within(value, asked, field, operator.startsWith('g') ? 1 : -1);
  }
}

function within(value: unknown, end: unknown, field: FieldDefinition | undefined, direction: 1 | -1): boolean {
  if (end === undefined) return true;
  return !isBlank(value) && compare(value, end, field) * direction >= 0;
}
