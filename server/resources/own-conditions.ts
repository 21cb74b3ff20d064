import type { FieldDefinition, FilterOperator } from '#generated/definitions.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { badRequest } from '#server/core/problems/problem.ts';
import { type Asker, type FilterValue, filterValues } from './filter-values.ts';

/** Records that belong to those of a list: finds those of which one such record fulfils the condition. */
export interface Belonging {
  having(condition: SQL): SQL;
  /** The records of the list to which none belongs at all. */
  without: SQL;
}

/** How records are found by a described field that is no column of theirs. */
export interface OwnCondition {
  /** It has one of the values. */
  anyOf(values: readonly FilterValue[]): SQL;
  /** It has none. */
  none: SQL;
  /** Where both conditions are of a record that belongs to it; several fields then ask for one record that fits all. */
  of?: Belonging;
}

/** One condition that a filter asks for. */
export interface AskedOwn {
  readonly own: OwnCondition;
  readonly field: FieldDefinition;
  readonly key: string;
  readonly operator: FilterOperator;
  readonly value: unknown;
  readonly by: Asker;
}

interface Meant {
  readonly own: OwnCondition;
  readonly condition: SQL;
  readonly isNone: boolean;
  readonly negated: boolean;
}

/** What all such conditions of a filter mean together. Throws 400 for an operator that needs an order of values. */
export function ownConditions(asked: readonly AskedOwn[]): SQL | undefined {
  const meant = asked.map(meaning);
  const together = Map.groupBy(
    meant.filter(({ own, negated }) => own.of && !negated),
    ({ own }) => own.of,
  );
  const apart = meant.filter(({ own, negated }) => !own.of || negated);
  return and(
    ...[...together].map(([of, parts]) => of && belonging(of, parts)),
    ...apart.map((one) => {
      const found = one.own.of ? belonging(one.own.of, [one]) : one.condition;
      return one.negated ? sql`(${found}) is not true` : found;
    }),
  );
}

function belonging(of: Belonging, parts: readonly Meant[]): SQL {
  const found = of.having(and(...parts.map(({ condition }) => condition)) ?? sql`true`);
  return parts.every(({ isNone }) => isNone) ? sql`(${of.without} or ${found})` : found;
}

function meaning({ own, field, key, operator, value, by }: AskedOwn): Meant {
  if (operator === 'empty') {
    if (typeof value !== 'boolean') throw badRequest(`The filter ${key} must be true or false.`);
    return { own, condition: own.none, isNone: true, negated: !value };
  }
  if (value === null && operator === 'eq') return { own, condition: own.none, isNone: true, negated: false };
  if (operator !== 'eq' && operator !== 'in' && operator !== 'neq')
    throw badRequest(`The filter ${field.name} has no operator ${operator}.`);
  const values = filterValues(key, field, Array.isArray(value) ? value : [value], by);
  return { own, condition: own.anyOf(values), isNone: false, negated: operator === 'neq' };
}
