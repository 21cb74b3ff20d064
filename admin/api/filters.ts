import { parseSecondsAgo } from '#domain/dates.ts';
import type { FieldDefinition, FilterDefinition, FilterOperator, ResourceDefinition } from '#generated/definitions.ts';

/** Filter value for the current account, so that shared views apply to each user. */
export const ME = 'me';

/**
 * Operators in the filter menu: those of the description, ranges, and relative times (parseSecondsAgo): within or before a
 * period.
 */
export type Operator = FilterOperator | 'between' | 'within' | 'older';

/** An inclusive range; one end may be open. */
export interface Range {
  from?: unknown;
  to?: unknown;
}

/** A filter condition. The value of `between` is a Range, that of `in` a list. */
export interface Condition {
  field: string;
  operator: Operator;
  value: unknown;
}

/** Filter of a list: conditions by key, and the search text as `q`. */
export type FilterValues = Record<string, unknown>;

const SUFFIXES = ['neq', 'gte', 'lte', 'gt', 'lt', 'contains', 'empty'] as const satisfies FilterOperator[];

const RELATIVE = [
  { operator: 'within', suffix: 'gte' },
  { operator: 'older', suffix: 'lt' },
] as const satisfies { operator: Operator; suffix: FilterOperator }[];

const hasOperator = ({ operators }: FilterDefinition, operator: FilterOperator) => operators.includes(operator);
const isRange = (filter: FilterDefinition) => hasOperator(filter, 'gte') && hasOperator(filter, 'lte');

const isMoment = ({ type }: FieldDefinition) => type === 'datetime' || type === 'date';

/**
 * Lists the operators of a field, most useful first. Leaves out those covered by others: more and less than by ranges,
 * equality by `in` or, for date-times, by ranges, and `empty` for fields that are never empty.
 */
export function listOperators(filter: FilterDefinition, field: FieldDefinition): Operator[] {
  const rangeOperators: Operator[] = isRange(filter) ? ['between'] : [];
  // ISO date-times belong to other APIs, which have no relative times
  if (isRange(filter) && field.type === 'datetime' && !field.iso) rangeOperators.push('within', 'older');
  const otherOperators = (['contains', 'in', 'eq', 'neq', 'empty'] as const).filter((operator) => {
    if (!hasOperator(filter, operator)) return false;
    if (operator === 'eq') return !hasOperator(filter, 'in') && !(isRange(filter) && isMoment(field));
    return (
      operator !== 'empty' || field.nullable === true || field.type === 'multi-select' || field.type === 'references'
    );
  });
  return [...rangeOperators, ...otherOperators];
}

/** Finds the field of a filter. */
export function findFilterField({ filters, fields }: ResourceDefinition, name: string): FieldDefinition | undefined {
  return filters.find((filter) => filter.name === name)?.field ?? fields.find((field) => field.name === name);
}

/** Parses the filter of a list into conditions; unknown keys are skipped. */
export function parseConditions(values: FilterValues, filters: readonly FilterDefinition[]): Condition[] {
  const conditions = Object.entries(values).flatMap(([key, value]) => parseCondition(key, value, filters));
  const merged = new Map<string, Condition>();
  for (const condition of conditions) {
    const key = `${condition.field} ${condition.operator}`;
    const previous = merged.get(key);
    const value = previous && { ...Object(previous.value), ...Object(condition.value) };
    merged.set(key, previous ? { ...previous, value } : condition);
  }
  return [...merged.values()];
}

function parseCondition(key: string, value: unknown, filters: readonly FilterDefinition[]): Condition[] {
  const exactFilter = filters.find(({ name }) => name === key);
  if (exactFilter) {
    if (Array.isArray(value)) return [{ field: key, operator: 'in', value }];
    return [
      hasOperator(exactFilter, 'in')
        ? { field: key, operator: 'in', value: [value] }
        : { field: key, operator: 'eq', value },
    ];
  }
  const suffix = SUFFIXES.find(
    (candidate) => key.endsWith(`_${candidate}`) && filters.some(({ name }) => `${name}_${candidate}` === key),
  );
  const filter = filters.find(({ name }) => `${name}_${suffix}` === key);
  if (!suffix || !filter) return [];
  const field = filter.name;
  const relative = RELATIVE.find((entry) => entry.suffix === suffix);
  if (relative && parseSecondsAgo(value) !== undefined) return [{ field, operator: relative.operator, value }];
  if (isRange(filter) && suffix === 'gte')
    return [{ field, operator: 'between', value: { from: value } satisfies Range }];
  if (isRange(filter) && suffix === 'lte')
    return [{ field, operator: 'between', value: { to: value } satisfies Range }];
  return [{ field, operator: suffix, value }];
}

/** Converts a condition to the keys and values of the simple-rest `filter`. */
export function toFilterValues({ field, operator, value }: Condition): FilterValues {
  if (operator === 'between') {
    const { from, to } = value as Range;
    return { ...(from !== undefined && { [`${field}_gte`]: from }), ...(to !== undefined && { [`${field}_lte`]: to }) };
  }
  const relative = RELATIVE.find((entry) => entry.operator === operator);
  if (relative) return { [`${field}_${relative.suffix}`]: value };
  if (operator === 'in' && Array.isArray(value)) return { [field]: value.length === 1 ? value[0] : value };
  return { [operator === 'eq' ? field : `${field}_${operator}`]: value };
}

/** Adds a condition to a filter, removing the condition it `replaces`. */
export function addCondition(values: FilterValues, condition: Condition, replaces?: Condition): FilterValues {
  return { ...(replaces ? removeCondition(values, replaces) : values), ...toFilterValues(condition) };
}

export function removeCondition(values: FilterValues, condition: Condition): FilterValues {
  const { field, operator } = condition;
  const removed = operator === 'between' ? [`${field}_gte`, `${field}_lte`] : Object.keys(toFilterValues(condition));
  return Object.fromEntries(Object.entries(values).filter(([key]) => !removed.includes(key)));
}
