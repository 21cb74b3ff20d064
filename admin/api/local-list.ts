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
  const localFields = new Set(wire?.local);
  const fieldsByName = new Map(listFields.map((field) => [field.name, field]));
  const conditions = parseConditions(filter, filters).filter(({ field }) => localFields.has(field));
  const words = wire?.search || typeof filter.q !== 'string' ? '' : filter.q.trim().toLowerCase();
  const matchingRows = rows.filter(
    (row) =>
      conditions.every(({ field, operator, value }) =>
        matchesCondition(row[field], operator, value, fieldsByName.get(field)),
      ) &&
      (words === '' || [...localFields].some((name) => toText(row[name]).toLowerCase().includes(words))),
  );
  if (!sort || !localFields.has(sort.field)) return matchingRows;
  const field = fieldsByName.get(sort.field);
  const direction = sort.order === 'DESC' ? -1 : 1;
  return matchingRows.sort((a, b) => direction * compareValues(a[sort.field], b[sort.field], field));
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
function compareValues(left: unknown, right: unknown, field: FieldDefinition | undefined): number {
  if (isBlank(left) || isBlank(right)) return Number(isBlank(left)) - Number(isBlank(right));
  const [a, b] = [toComparable(left, field), toComparable(right, field)];
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
      return (Array.isArray(value) ? value : [value]).some((entry) => list.includes(toText(entry)));
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

function isWithin(value: unknown, limit: unknown, field: FieldDefinition | undefined, direction: 1 | -1): boolean {
  if (limit === undefined) return true;
  return !isBlank(value) && compareValues(value, limit, field) * direction >= 0;
}
