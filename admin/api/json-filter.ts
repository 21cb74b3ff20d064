/** Conditions of a list as one JSON text, in the words of Directus: `{"name":{"_contains":"wax"}}`. */
import type { ResourceDefinition } from '#generated/definitions.ts';
import { type Condition, readConditions, type Range } from './filters.ts';
import { apiName } from './wire-identity.ts';

type Rule = Readonly<Record<string, unknown>>;

/** The filter as an object; undefined where nothing is asked for. Conditions on other than `wire.json` fields are left out. */
export function jsonFilter(
  { filters, wire }: ResourceDefinition,
  conditions: Readonly<Record<string, unknown>>,
): Rule | undefined {
  const names = new Set(wire?.json?.fields);
  const rules = readConditions(conditions, filters)
    .filter(({ field }) => names.has(apiName(field)))
    .map((condition) => ({ [apiName(condition.field)]: ruleOf(condition) }));
  if (rules.length === 0) return undefined;
  return rules.length === 1 ? rules[0] : { _and: rules };
}

function ruleOf({ operator, value }: Condition): Rule {
  if (operator === 'between') {
    const { from, to } = value as Range;
    return { ...(from !== undefined && { _gte: from }), ...(to !== undefined && { _lte: to }) };
  }
  if (operator === 'empty') return value === true ? { _null: true } : { _nnull: true };
  if (operator === 'in' && Array.isArray(value)) return value.length === 1 ? { _eq: value[0] } : { _in: value };
  return { [`_${operator}`]: value };
}
