import type { FieldDefinition, FilterOperator } from '#generated/definitions.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { badRequest } from '#server/core/problems/problem.ts';
import { type FilterContext, type FilterValue, parseFilterValues } from './filter-values.ts';

/** Records that belong to those of a list: finds those of which one such record fulfils the condition. */
export interface RelatedRecords {
  having(condition: SQL): SQL;
  /** The records of the list to which none belongs at all. */
  isMissing: SQL;
}

/** How records are found by a described field that is no column of theirs. */
export interface CustomCondition {
  /** It has one of the values. */
  anyOf(values: readonly FilterValue[]): SQL;
  /** It has none. */
  none: SQL;
  /** Where both conditions are of a record that belongs to it; several fields then ask for one record that fits all. */
  related?: RelatedRecords;
}

/** One condition that a filter asks for. */
export interface CustomFilter {
  readonly customCondition: CustomCondition;
  readonly field: FieldDefinition;
  readonly key: string;
  readonly operator: FilterOperator;
  readonly value: unknown;
  readonly by: FilterContext;
}

interface ParsedCondition {
  readonly own: CustomCondition;
  readonly condition: SQL;
  readonly isNone: boolean;
  readonly negated: boolean;
}

/** What all such conditions of a filter mean together. Throws 400 for an operator that needs an order of values. */
export function combineCustomConditions(asked: readonly CustomFilter[]): SQL | undefined {
  const parsed = asked.map(parseCondition);
  const byRelation = Map.groupBy(
    parsed.filter(({ own, negated }) => own.related && !negated),
    ({ own }) => own.related,
  );
  const separate = parsed.filter(({ own, negated }) => !own.related || negated);
  return and(
    ...[...byRelation].map(([of, parts]) => of && relatedCondition(of, parts)),
    ...separate.map((one) => {
      const found = one.own.related ? relatedCondition(one.own.related, [one]) : one.condition;
      return one.negated ? sql`(${found}) is not true` : found;
    }),
  );
}

function relatedCondition(of: RelatedRecords, parts: readonly ParsedCondition[]): SQL {
  const found = of.having(and(...parts.map(({ condition }) => condition)) ?? sql`true`);
  return parts.every(({ isNone }) => isNone) ? sql`(${of.isMissing} or ${found})` : found;
}

function parseCondition({ customCondition: own, field, key, operator, value, by }: CustomFilter): ParsedCondition {
  if (operator === 'empty') {
    if (typeof value !== 'boolean') throw badRequest(`The filter ${key} must be true or false.`);
    return { own, condition: own.none, isNone: true, negated: !value };
  }
  if (value === null && operator === 'eq') return { own, condition: own.none, isNone: true, negated: false };
  if (operator !== 'eq' && operator !== 'in' && operator !== 'neq')
    throw badRequest(`The filter ${field.name} has no operator ${operator}.`);
  const values = parseFilterValues(key, field, Array.isArray(value) ? value : [value], by);
  return { own, condition: own.anyOf(values), isNone: false, negated: operator === 'neq' };
}
