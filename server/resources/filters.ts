import type { FieldDefinition, FilterDefinition, FilterOperator } from '#generated/definitions.ts';
import { and } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { badRequest } from '#server/core/problems/problem.ts';
import {
  compare,
  compareAny,
  contains,
  containsAll,
  isEmpty,
  isList,
  isNull,
  isOneOf,
  type Source,
} from './conditions.ts';
import { parseFilterValue, parseFilterValues, type FilterContext } from './filter-values.ts';
import type { ResourceRuntime } from './resource-runtime.ts';
import { type CustomFilter, combineCustomConditions } from './custom-conditions.ts';

const SUFFIXES: Readonly<Record<string, FilterOperator>> = {
  neq: 'neq',
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
  contains: 'contains',
  empty: 'empty',
};

/** A parsed `filter` parameter. */
export interface Filter {
  where: SQL | undefined;
  /** The same filter split by the values of a field, for each field with at most `MAX_CHOICES` values. */
  choices: readonly Choice[];
  /** Number of requested ids, when the filter has `id`. */
  ids?: number;
  /** Search text (`q`). */
  words?: string;
}

/** Conditions that together select the records of `where`, one for each value of `field`. */
export interface Choice {
  field: string;
  wheres: readonly (SQL | undefined)[];
}

type FilterInput = Readonly<Record<string, unknown>>;

/** Filters with more values are not split. */
const MAX_CHOICES = 8;

/** Parses the `filter` parameter (a JSON object). Throws 400 for anything that the description does not offer. */
export function readFilter(runtime: ResourceRuntime, text: string | undefined, by: FilterContext): Filter {
  const input = text === undefined ? {} : parse(text);
  const conditions = toConditions(runtime, input, by);
  const { id, q } = input;
  return {
    where: and(...conditions),
    choices: toChoices(runtime, input, conditions, by),
    ...(Array.isArray(id) && { ids: id.length }),
    ...(typeof q === 'string' && q.trim() !== '' && { words: q }),
  };
}

/** Builds the condition of a filter object. Throws 400 like `readFilter`. */
export function buildFilter(runtime: ResourceRuntime, input: FilterInput, by: FilterContext): SQL | undefined {
  return and(...toConditions(runtime, input, by));
}

/** One condition for each key, in order, and a last one for all fields that are not columns. */
function toConditions(runtime: ResourceRuntime, input: FilterInput, by: FilterContext): (SQL | undefined)[] {
  const customFilters: CustomFilter[] = [];
  const conditions = Object.entries(input).map(([key, value]) => {
    const customCondition = findCustomCondition(runtime, key, value);
    if (!customCondition) return toCondition(runtime, key, value, by);
    customFilters.push({ ...customCondition, key, value, by });
    return undefined;
  });
  return [...conditions, combineCustomConditions(customFilters)];
}

/** Splits the filter by the values of each eligible key. `conditions` has the condition of each key, in order. */
function toChoices(
  runtime: ResourceRuntime,
  input: FilterInput,
  conditions: readonly (SQL | undefined)[],
  by: FilterContext,
): Choice[] {
  return Object.entries(input).flatMap(([key, values], index): Choice[] => {
    const source = runtime.sources.get(key);
    if (!Array.isArray(values) || values.length < 2 || values.length > MAX_CHOICES || !source || isList(source))
      return [];
    const others = and(...conditions.toSpliced(index, 1));
    const wheres = [...new Set(values)].map((value) => and(toCondition(runtime, key, value, by), others));
    return [{ field: key, wheres }];
  });
}

/** The custom condition of a key; undefined when its field is a column. */
function findCustomCondition(
  runtime: ResourceRuntime,
  key: string,
  value: unknown,
): Pick<CustomFilter, 'customCondition' | 'field' | 'operator'> | undefined {
  if (key === 'q' || key === 'find') return undefined;
  const { filter, operator } = parseKey(runtime, key);
  const customCondition = runtime.conditions[filter.name];
  return (
    customCondition && {
      customCondition,
      operator: resolveOperator(filter, operator, value),
      field: getField(runtime, filter.name),
    }
  );
}

/** Resolves the operator: a list of values without suffix is `in`. Throws 400 for one that the description does not offer. */
function resolveOperator(filter: FilterDefinition, operator: FilterOperator, value: unknown): FilterOperator {
  const resolved = operator === 'eq' && Array.isArray(value) ? 'in' : operator;
  if (!filter.operators.includes(resolved) && !(resolved === 'in' && filter.operators.includes('eq'))) {
    throw badRequest(`The filter ${filter.name} has no operator ${resolved}.`);
  }
  return resolved;
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // reported below
  }
  throw badRequest('The parameter filter must be a JSON object.');
}

function toCondition(runtime: ResourceRuntime, key: string, value: unknown, by: FilterContext): SQL | undefined {
  if (key === 'q') return buildSearchCondition(runtime, value);
  if (key === 'find') return runtime.find(parseText(key, value));
  const { filter, operator } = parseKey(runtime, key);
  const source = runtime.sources.get(filter.name);
  const field = getField(runtime, filter.name);
  if (!source) throw badRequest(`The list cannot be filtered by ${key}.`);
  if (isList(source) && operator !== 'empty') return buildListCondition(source, field, key, operator, value, by);
  const resolved = resolveOperator(filter, operator, value);
  const currency = runtime.sources.get(field.currency ?? 'currency');
  if (resolved === 'in') return compareAny(source, field, parseFilterValues(key, field, value, by), currency);
  if (resolved === 'empty') return buildEmptyCondition(source, key, value);
  if (resolved === 'contains') return contains(source, parseText(key, value));
  if (value === null && resolved === 'eq') return isNull(source);
  return compare(source, field, resolved, parseFilterValue(key, field, value, by), currency);
}

/** Conditions on list columns: a value or `_contains` matches lists with it, an array lists with any of its values. */
function buildListCondition(
  source: Source,
  field: FieldDefinition,
  key: string,
  operator: FilterOperator,
  value: unknown,
  by: FilterContext,
): SQL {
  if (operator !== 'eq' && operator !== 'contains')
    throw badRequest(`The filter ${field.name} has no operator ${operator}.`);
  if (!Array.isArray(value)) return containsAll(source, [parseFilterValue(key, field, value, by)]);
  const values = parseFilterValues(key, field, value, by);
  return operator === 'eq' ? isOneOf(source, values) : containsAll(source, values);
}

const ID: FilterDefinition = { name: 'id', type: 'integer', operators: ['eq', 'in'] };

/** Splits a key into filter and operator. Throws 400 when the list has no such filter. */
function parseKey(runtime: ResourceRuntime, key: string): { filter: FilterDefinition; operator: FilterOperator } {
  const findFilter = (name: string) =>
    name === 'id' ? ID : runtime.definition.filters.find((filter) => filter.name === name);
  const filterByKey = findFilter(key);
  if (filterByKey) return { filter: filterByKey, operator: 'eq' };
  const separator = key.lastIndexOf('_');
  const operator = SUFFIXES[key.slice(separator + 1)];
  const filter = separator > 0 && operator ? findFilter(key.slice(0, separator)) : undefined;
  if (!filter || !operator) throw badRequest(`The list cannot be filtered by ${key}.`);
  return { filter, operator };
}

function getField(runtime: ResourceRuntime, name: string): FieldDefinition {
  const fields = runtime.definition.listFields ?? runtime.definition.fields;
  const field = fields.find((candidate) => candidate.name === name);
  return field ?? { name, type: 'integer', label: `fields.${name}` };
}

function buildSearchCondition(runtime: ResourceRuntime, value: unknown): SQL | undefined {
  if (!runtime.definition.search || !runtime.search) throw badRequest('This list has no search.');
  const text = parseText('q', value);
  return text.trim() === '' ? undefined : runtime.search(text);
}

function buildEmptyCondition(source: Source, key: string, value: unknown): SQL {
  if (typeof value !== 'boolean') throw badRequest(`The filter ${key} must be true or false.`);
  return isEmpty(source, value);
}

function parseText(key: string, value: unknown): string {
  if (typeof value === 'string' && value.length <= 200 && !value.includes('\0')) return value;
  throw badRequest(`The filter ${key} must be a text of at most 200 characters.`);
}
