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
  /** The same filter split by the values of fields with a few alternatives. */
  choices: readonly Choice[];
  /** Number of requested ids, when the filter has `id`. */
  ids?: number;
  /** Search text (`q`). */
  words?: string;
}

/** Conditions that together select the same records as `where`, one for each value of `field`. */
export interface Choice {
  field: string;
  wheres: readonly (SQL | undefined)[];
}

type FilterInput = Readonly<Record<string, unknown>>;

/** Filters with more values are not split. */
const MAX_CHOICES = 8;

/** Parses the `filter` parameter (a JSON object). Throws 400 for anything that the description does not offer. */
export function readFilter(runtime: ResourceRuntime, text: string | undefined, by: FilterContext): Filter {
  const asked = text === undefined ? {} : parse(text);
  const all = toConditions(runtime, asked, by);
  const { id, q } = asked;
  return {
    where: and(...all),
    choices: toChoices(runtime, asked, all, by),
    ...(Array.isArray(id) && { ids: id.length }),
    ...(typeof q === 'string' && q.trim() !== '' && { words: q }),
  };
}

/** Builds the condition of a filter object. Throws 400 like `readFilter`. */
export function buildFilter(runtime: ResourceRuntime, asked: FilterInput, by: FilterContext): SQL | undefined {
  return and(...toConditions(runtime, asked, by));
}

/** One condition for each key in order, and one for all fields that are not columns. */
function toConditions(runtime: ResourceRuntime, asked: FilterInput, by: FilterContext): (SQL | undefined)[] {
  const own: CustomFilter[] = [];
  const conditions = Object.entries(asked).map(([key, value]) => {
    const one = findCustomCondition(runtime, key, value);
    if (!one) return toCondition(runtime, key, value, by);
    own.push({ ...one, key, value, by });
    return undefined;
  });
  return [...conditions, combineCustomConditions(own)];
}

/** Splits the filter by the values of each eligible key; `all` are its conditions in the order of the keys. */
function toChoices(
  runtime: ResourceRuntime,
  asked: FilterInput,
  all: readonly (SQL | undefined)[],
  by: FilterContext,
): Choice[] {
  return Object.entries(asked).flatMap(([key, values], index): Choice[] => {
    const source = runtime.sources.get(key);
    if (!Array.isArray(values) || values.length < 2 || values.length > MAX_CHOICES || !source || isList(source))
      return [];
    const others = and(...all.toSpliced(index, 1));
    const wheres = [...new Set(values)].map((value) => and(toCondition(runtime, key, value, by), others));
    return [{ field: key, wheres }];
  });
}

/** The custom condition of a key, if its field is not a column. */
function findCustomCondition(
  runtime: ResourceRuntime,
  key: string,
  value: unknown,
): Pick<CustomFilter, 'customCondition' | 'field' | 'operator'> | undefined {
  if (key === 'q' || key === 'find') return undefined;
  const { filter, operator } = operatorOf(runtime, key);
  const own = runtime.conditions[filter.name];
  return (
    own && {
      customCondition: own,
      operator: resolveOperator(filter, operator, value),
      field: fieldOf(runtime, filter.name),
    }
  );
}

/** Resolves the operator: a list of values without suffix is `in`. Throws 400 for one that the description does not offer. */
function resolveOperator(filter: FilterDefinition, operator: FilterOperator, value: unknown): FilterOperator {
  const asked = operator === 'eq' && Array.isArray(value) ? 'in' : operator;
  if (!filter.operators.includes(asked) && !(asked === 'in' && filter.operators.includes('eq'))) {
    throw badRequest(`The filter ${filter.name} has no operator ${asked}.`);
  }
  return asked;
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
  if (key === 'q') return searchCondition(runtime, value);
  if (key === 'find') return runtime.find(parseText(key, value));
  const { filter, operator } = operatorOf(runtime, key);
  const source = runtime.sources.get(filter.name);
  const field = fieldOf(runtime, filter.name);
  if (!source) throw badRequest(`The list cannot be filtered by ${key}.`);
  if (isList(source) && operator !== 'empty') return listCondition(source, field, key, operator, value, by);
  const asked = resolveOperator(filter, operator, value);
  const currency = runtime.sources.get(field.currency ?? 'currency');
  if (asked === 'in') return compareAny(source, field, parseFilterValues(key, field, value, by), currency);
  if (asked === 'empty') return emptyCondition(source, key, value);
  if (asked === 'contains') return contains(source, parseText(key, value));
  if (value === null && asked === 'eq') return isNull(source);
  return compare(source, field, asked, parseFilterValue(key, field, value, by), currency);
}

/** Conditions on list columns: a value or `_contains` matches lists with it, an array lists with any of its values. */
function listCondition(
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

function operatorOf(runtime: ResourceRuntime, key: string): { filter: FilterDefinition; operator: FilterOperator } {
  const findFilter = (name: string) =>
    name === 'id' ? ID : runtime.definition.filters.find((filter) => filter.name === name);
  const whole = findFilter(key);
  if (whole) return { filter: whole, operator: 'eq' };
  const cut = key.lastIndexOf('_');
  const operator = SUFFIXES[key.slice(cut + 1)];
  const filter = cut > 0 && operator ? findFilter(key.slice(0, cut)) : undefined;
  if (!filter || !operator) throw badRequest(`The list cannot be filtered by ${key}.`);
  return { filter, operator };
}

function fieldOf(runtime: ResourceRuntime, name: string): FieldDefinition {
  const field = (runtime.definition.listFields ?? runtime.definition.fields).find((one) => one.name === name);
  return field ?? { name, type: 'integer', label: `fields.${name}` };
}

function searchCondition(runtime: ResourceRuntime, value: unknown): SQL | undefined {
  if (!runtime.definition.search || !runtime.search) throw badRequest('This list has no search.');
  const text = parseText('q', value);
  return text.trim() === '' ? undefined : runtime.search(text);
}

function emptyCondition(source: Source, key: string, value: unknown): SQL {
  if (typeof value !== 'boolean') throw badRequest(`The filter ${key} must be true or false.`);
  return isEmpty(source, value);
}

function parseText(key: string, value: unknown): string {
  if (typeof value === 'string' && value.length <= 200 && !value.includes('\0')) return value;
  throw badRequest(`The filter ${key} must be a text of at most 200 characters.`);
}
