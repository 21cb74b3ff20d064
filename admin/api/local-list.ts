/** Client-side filtering and sorting, for APIs without pagination. */
import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { GetListParams, RaRecord } from 'react-admin';
import { parseConditions, type Range } from './filters.ts';

type ListParams = Partial<Pick<GetListParams, 'filter' | 'sort'>>;

/** Filters rows by search text and conditions on `wire.local` fields, and sorts them. */
export function filterAndSortRows(
  { filters, fields, listFields = fields, wire }: ResourceDefinition,
  rows: readonly RaRecord[],
  { filter = {}, sort }: ListParams,
): RaRecord[] {
  const local = new Set(wire?.local);
  const typeOf = new Map(listFields.map((field) => [field.name, field]));
  const conditions = parseConditions(filter, filters).filter(({ field }) => local.has(field));
  const words = wire?.search || typeof filter.q !== 'string' ? '' : filter.q.trim().toLowerCase();
  const found = rows.filter(
    (row) =>
      conditions.every(({ field, operator, value }) =>
        matchesCondition(row[field], operator, value, typeOf.get(field)),
      ) &&
      (words === '' || [...local].some((name) => toText(row[name]).toLowerCase().includes(words))),
  );
  if (!sort || !local.has(sort.field)) return found;
  const field = typeOf.get(sort.field);
  const direction = sort.order === 'DESC' ? -1 : 1;
  return found.sort((one, other) => direction * compareValues(one[sort.field], other[sort.field], field));
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : value == null ? '' : JSON.stringify(value);

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Converts date-times to milliseconds, so that zones do not matter. */
function toComparable(value: unknown, field: FieldDefinition | undefined): unknown {
  if (field?.type !== 'datetime' || typeof value !== 'string') return value;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? value : moment;
}

/** Compares two values: blanks last, text in natural order ("9" before "10"). */
function compareValues(one: unknown, other: unknown, field: FieldDefinition | undefined): number {
  if (isBlank(one) || isBlank(other)) return Number(isBlank(one)) - Number(isBlank(other));
  const [a, b] = [toComparable(one, field), toComparable(other, field)];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return toText(a).localeCompare(toText(b), undefined, { numeric: true });
}

function matchesCondition(
  value: unknown,
  operator: string,
  expected: unknown,
  field: FieldDefinition | undefined,
): boolean {
  const list = (Array.isArray(expected) ? expected : [expected]).map(toText);
  switch (operator) {
    case 'empty':
      return isBlank(value) === (expected === true);
    case 'contains':
      return toText(value).toLowerCase().includes(toText(expected).toLowerCase());
    case 'in':
    case 'eq':
      return (Array.isArray(value) ? value : [value]).some((one) => list.includes(toText(one)));
    case 'neq':
      return !list.includes(toText(value));
    case 'between': {
      const { from, to } = expected as Range;
      return isWithin(value, from, field, 1) && isWithin(value, to, field, -1);
    }
    default:
      return isWithin(value, expected, field, operator.startsWith('g') ? 1 : -1);
  }
}

function isWithin(value: unknown, end: unknown, field: FieldDefinition | undefined, direction: 1 | -1): boolean {
  if (end === undefined) return true;
  return !isBlank(value) && compareValues(value, end, field) * direction >= 0;
}
