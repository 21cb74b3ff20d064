import type { FieldDefinition, FilterOperator } from '#generated/definitions.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { badRequest } from '#server/core/problems/problem.ts';
import { type FilterContext, type FilterValue, parseFilterValues } from './filter-values.ts';

/** A one-to-many relation of a list's records. */
export interface RelatedRecords {
  /** Condition for records with a related record that fulfils `condition`. */
  having(condition: SQL): SQL;
  /** Condition for records without any related record. */
  isMissing: SQL;
}

/** A filter on a described field that is not a column. */
export interface CustomCondition {
  /** Whether the field has one of the values. */
  anyOf(values: readonly FilterValue[]): SQL;
  /** Whether the field has no value. */
  none: SQL;
  /** Set when both conditions apply to a related record; several such fields must then match the same related record. */
  related?: RelatedRecords;
}

/** One key of a filter with its custom condition. */
export interface CustomFilter {
  readonly customCondition: CustomCondition;
  readonly field: FieldDefinition;
  readonly key: string;
  readonly operator: FilterOperator;
  readonly value: unknown;
  readonly by: FilterContext;
}

interface ParsedCondition {
  readonly customCondition: CustomCondition;
  readonly condition: SQL;
  readonly isNone: boolean;
  readonly negated: boolean;
}

/** Combines the custom conditions of a filter. Throws 400 for operators other than eq, neq, in and empty. */
export function combineCustomConditions(filters: readonly CustomFilter[]): SQL | undefined {
  const parsed = filters.map(parseCondition);
  const byRelation = Map.groupBy(
    parsed.filter(({ customCondition, negated }) => customCondition.related && !negated),
    ({ customCondition }) => customCondition.related,
  );
  const separate = parsed.filter(({ customCondition, negated }) => !customCondition.related || negated);
  return and(
    ...[...byRelation].map(([relation, parts]) => relation && buildRelatedCondition(relation, parts)),
    ...separate.map((part) => {
      const { related } = part.customCondition;
      const condition = related ? buildRelatedCondition(related, [part]) : part.condition;
      return part.negated ? sql`(${condition}) is not true` : condition;
    }),
  );
}

function buildRelatedCondition(relation: RelatedRecords, parts: readonly ParsedCondition[]): SQL {
  const exists = relation.having(and(...parts.map(({ condition }) => condition)) ?? sql`true`);
  return parts.every(({ isNone }) => isNone) ? sql`(${relation.isMissing} or ${exists})` : exists;
}

function parseCondition({ customCondition, field, key, operator, value, by }: CustomFilter): ParsedCondition {
  if (operator === 'empty') {
    if (typeof value !== 'boolean') throw badRequest(`The filter ${key} must be true or false.`);
    return { customCondition, condition: customCondition.none, isNone: true, negated: !value };
  }
  if (value === null && operator === 'eq')
    return { customCondition, condition: customCondition.none, isNone: true, negated: false };
  if (operator !== 'eq' && operator !== 'in' && operator !== 'neq')
    throw badRequest(`The filter ${field.name} has no operator ${operator}.`);
  const values = parseFilterValues(key, field, Array.isArray(value) ? value : [value], by);
  return { customCondition, condition: customCondition.anyOf(values), isNone: false, negated: operator === 'neq' };
}
