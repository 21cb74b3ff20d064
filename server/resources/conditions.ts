// Filter operators as SQL. Values are always parameters.
import type { FieldDefinition, FilterOperator } from '#generated/definitions.ts';
import { Currency } from '#generated/enums.ts';
import { getCurrencyDecimals, floorMinor } from '#domain/money.ts';
import { and, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { getComparison } from './filter-values.ts';
import type { FilterValue } from './filter-values.ts';

/** A column of the table, or an SQL expression used as one. */
export interface Source {
  expression: SQL | PgColumn;
  /** SQL type, for the parameters compared with it. */
  type: string;
  nullable: boolean;
}

export type Comparator = Extract<FilterOperator, 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte'>;

const SIGNS: Readonly<Record<Comparator, SQL>> = {
  eq: sql.raw('='),
  neq: sql.raw('is distinct from'),
  gt: sql.raw('>'),
  gte: sql.raw('>='),
  lt: sql.raw('<'),
  lte: sql.raw('<='),
};

export const isList = (source: Source): boolean => source.type.endsWith('[]');

/** Whether a list contains all of the values. */
export function containsAll(source: Source, values: readonly FilterValue[]): SQL {
  return sql`${source.expression} @> ${toArrayParam(values, source)}`;
}

/** A condition on one field and one value. */
export function compare(
  source: Source,
  field: FieldDefinition,
  operator: Comparator,
  value: FilterValue,
  currency: Source | undefined,
): SQL {
  const { expression } = source;
  const comparison = getComparison(field);
  if (comparison === 'moment') return compareMoment(expression, operator, Number(value));
  if (comparison === 'money') return compareAmount(expression, operator, Number(value), currency);
  return sql`${expression} ${SIGNS[operator]} ${value}`;
}

/** Whether a field has one of the values. */
export function compareAny(
  source: Source,
  field: FieldDefinition,
  values: readonly FilterValue[],
  currency: Source | undefined,
): SQL {
  // these are stored in another format than on the wire
  if (!['moment', 'money'].includes(getComparison(field))) return isOneOf(source, values);
  return or(...values.map((value) => compare(source, field, 'eq', value, currency))) ?? sql`false`;
}

/** Whether the field is, or the list contains, one of the values. */
export function isOneOf(source: Source, values: readonly FilterValue[]): SQL {
  return isList(source)
    ? sql`${source.expression} && ${toArrayParam(values, source)}`
    : sql`${source.expression} = any(${toArrayParam(values, source)})`;
}

export function isNull(source: Source): SQL {
  return sql`${source.expression} is null`;
}

/** Whether the field is null, an empty text or an empty list (`expected` true), or none of these. */
export function isEmpty(source: Source, expected: boolean): SQL {
  const { expression, type } = source;
  const isEmptyValue = isList(source)
    ? sql`coalesce(cardinality(${expression}), 0) = 0`
    : type === 'text'
      ? sql`coalesce(${expression}, '') = ''`
      : sql`${expression} is null`;
  return expected ? isEmptyValue : sql`not (${isEmptyValue})`;
}

/** Whether the text contains `part`, ignoring accents and case. */
export function contains(source: Source, part: string): SQL {
  return sql`immutable_unaccent(lower(${source.expression})) like ${buildLikePattern(part)}`;
}

/** Whether the search column contains every word of a text, at most ten. */
export function matchesWords(search: SQL | Source['expression'], text: string): SQL | undefined {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, 10);
  return and(...words.map((word) => sql`${search} like ${buildLikePattern(word)}`));
}

function buildLikePattern(part: string): SQL {
  const literal = part.replace(/[\\%_]/g, '\\$&');
  return sql`'%' || immutable_unaccent(lower(${literal}::text)) || '%'`;
}

function toArrayParam(values: readonly FilterValue[], source: Source): SQL {
  const type = isList(source) ? source.type : `${source.type}[]`;
  return sql`${sql.param(values)}::${sql.raw(type)}`;
}

/** Compares at the precision of the wire (seconds), ignoring the stored fraction. */
function compareMoment(expression: Source['expression'], operator: Comparator, seconds: number): SQL {
  const begin = sql`to_timestamp(${seconds})`;
  const end = sql`to_timestamp(${seconds + 1})`;
  const isWithin = sql`(${expression} >= ${begin} and ${expression} < ${end})`;
  const conditions: Record<Comparator, SQL> = {
    eq: isWithin,
    neq: sql`${isWithin} is not true`,
    gte: sql`${expression} >= ${begin}`,
    lt: sql`${expression} < ${begin}`,
    gt: sql`${expression} >= ${end}`,
    lte: sql`${expression} < ${end}`,
  };
  return conditions[operator];
}

/**
 * Compares a decimal amount with minor units of each row's currency: 50 is 5000 for EUR and 50 for JPY. An amount between
 * two minor units, such as 24.9 JPY, equals none.
 */
function compareAmount(
  expression: Source['expression'],
  operator: Comparator,
  amount: number,
  currency: Source | undefined,
): SQL {
  const currenciesByDecimals = Map.groupBy(Currency.values, getCurrencyDecimals);
  const conditions = [...currenciesByDecimals.values()].map((codes) => {
    const { minor, isExact } = floorMinor(amount, codes[0] ?? '');
    return and(
      isExact ? sql`${expression} ${SIGNS[operator]} ${minor}` : compareBetween(expression, operator, minor),
      currency && sql`${currency.expression} = any(${sql.param(codes)}::text[])`,
    );
  });
  return or(...conditions) ?? sql`false`;
}

/** Compares with an amount between the minor units `floor` and `floor` + 1. */
function compareBetween(expression: Source['expression'], operator: Comparator, floor: number): SQL {
  if (operator === 'eq') return sql`false`;
  if (operator === 'neq') return sql`true`;
  return operator === 'lt' || operator === 'lte' ? sql`${expression} <= ${floor}` : sql`${expression} > ${floor}`;
}
