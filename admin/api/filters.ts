import { secondsAgo } from '#domain/dates.ts';
import type { FieldDefinition, FilterDefinition, FilterOperator, ResourceDefinition } from '#generated/definitions.ts';

/** Stands in a filter for the account that asks, so that a view of one's own work is the same for all. */
export const ME = 'me';

/**
 * What people choose from: the description's operators, with both ends of a range as one, and for moments a time before
 * now (secondsAgo): since then, or longer ago.
 */
export type Operator = FilterOperator | 'between' | 'within' | 'older';

/** Both ends of a range, each included; one may be open. */
export interface Range {
  from?: unknown;
  to?: unknown;
}

/** One condition of a list, as a chip shows it. The value of `between` is a Range, that of `in` a list. */
export interface Condition {
  field: string;
  operator: Operator;
  value: unknown;
}

/** Everything a list asks for: conditions by their keys, and the words of the search box as `q`. */
export type FilterValues = Record<string, unknown>;

const SUFFIXES = ['neq', 'gte', 'lte', 'gt', 'lt', 'contains', 'empty'] as const satisfies FilterOperator[];

const RELATIVE = [
  { operator: 'within', suffix: 'gte' },
  { operator: 'older', suffix: 'lt' },
] as const satisfies { operator: Operator; suffix: FilterOperator }[];

const has = ({ operators }: FilterDefinition, operator: FilterOperator) => operators.includes(operator);
const isRange = (filter: FilterDefinition) => has(filter, 'gte') && has(filter, 'lte');

const isMoment = ({ type }: FieldDefinition) => type === 'datetime' || type === 'date';

/**
 * The operators offered for a field, the most useful first. A range covers more and less than; equality of a moment to
 * the second, of one value where several can be named, and emptiness of what is never empty are left out.
 */
export function offeredOperators(filter: FilterDefinition, field: FieldDefinition): Operator[] {
  const asRange: Operator[] = isRange(filter) ? ['between'] : [];
  // text of moments is another API's, which knows no time before now
  if (isRange(filter) && field.type === 'datetime' && !field.iso) asRange.push('within', 'older');
  const rest = (['contains', 'in', 'eq', 'neq', 'empty'] as const).filter((operator) => {
    if (!has(filter, operator)) return false;
    if (operator === 'eq') return !has(filter, 'in') && !(isRange(filter) && isMoment(field));
    return (
      operator !== 'empty' || field.nullable === true || field.type === 'multi-select' || field.type === 'references'
    );
  });
  return [...asRange, ...rest];
}

/** What a filter of that name is about. */
export function fieldOfFilter({ filters, fields }: ResourceDefinition, name: string): FieldDefinition | undefined {
  return filters.find((filter) => filter.name === name)?.field ?? fields.find((field) => field.name === name);
}

/** Reads the filter of a list back into conditions; keys of fields that cannot be filtered are left out. */
export function readConditions(values: FilterValues, filters: readonly FilterDefinition[]): Condition[] {
  const conditions = Object.entries(values).flatMap(([key, value]) => readCondition(key, value, filters));
  const merged = new Map<string, Condition>();
  for (const condition of conditions) {
    const key = `${condition.field} ${condition.operator}`;
    const before = merged.get(key);
    merged.set(key, before ? { ...before, value: { ...Object(before.value), ...Object(condition.value) } } : condition);
  }
  return [...merged.values()];
}

function readCondition(key: string, value: unknown, filters: readonly FilterDefinition[]): Condition[] {
  const plain = filters.find(({ name }) => name === key);
  if (plain) {
    if (Array.isArray(value)) return [{ field: key, operator: 'in', value }];
    return [has(plain, 'in') ? { field: key, operator: 'in', value: [value] } : { field: key, operator: 'eq', value }];
  }
  const suffix = SUFFIXES.find(
    (one) => key.endsWith(`_${one}`) && filters.some(({ name }) => `${name}_${one}` === key),
  );
  const filter = filters.find(({ name }) => `${name}_${suffix}` === key);
  if (!suffix || !filter) return [];
  const field = filter.name;
  const relative = RELATIVE.find((one) => one.suffix === suffix);
  if (relative && secondsAgo(value) !== undefined) return [{ field, operator: relative.operator, value }];
  if (isRange(filter) && suffix === 'gte')
    return [{ field, operator: 'between', value: { from: value } satisfies Range }];
  if (isRange(filter) && suffix === 'lte')
    return [{ field, operator: 'between', value: { to: value } satisfies Range }];
  return [{ field, operator: suffix, value }];
}

/** The keys and values by which a condition travels in the `filter` of the simple-rest dialect. */
export function filterOf({ field, operator, value }: Condition): FilterValues {
  if (operator === 'between') {
    const { from, to } = value as Range;
    return { ...(from !== undefined && { [`${field}_gte`]: from }), ...(to !== undefined && { [`${field}_lte`]: to }) };
  }
  const relative = RELATIVE.find((one) => one.operator === operator);
  if (relative) return { [`${field}_${relative.suffix}`]: value };
  if (operator === 'in' && Array.isArray(value)) return { [field]: value.length === 1 ? value[0] : value };
  return { [operator === 'eq' ? field : `${field}_${operator}`]: value };
}

/** The filter with a condition put in; `replaces` makes way for it. */
export function withCondition(values: FilterValues, condition: Condition, replaces?: Condition): FilterValues {
  return { ...(replaces ? withoutCondition(values, replaces) : values), ...filterOf(condition) };
}

export function withoutCondition(values: FilterValues, condition: Condition): FilterValues {
  const { field, operator } = condition;
  const gone = operator === 'between' ? [`${field}_gte`, `${field}_lte`] : Object.keys(filterOf(condition));
  return Object.fromEntries(Object.entries(values).filter(([key]) => !gone.includes(key)));
}
