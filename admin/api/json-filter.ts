/** Filter conditions as JSON, in the syntax of Directus: `{"name":{"_contains":"wax"}}`. */
import type { ResourceDefinition } from '#generated/definitions.ts';
import { type Condition, parseConditions, type Range } from './filters.ts';
import { toApiName } from './wire-identity.ts';

type Rule = Readonly<Record<string, unknown>>;

/** Builds the filter object; undefined when empty. Conditions on fields outside of `wire.json` are skipped. */
export function buildJsonFilter(
  { filters, wire }: ResourceDefinition,
  conditions: Readonly<Record<string, unknown>>,
): Rule | undefined {
  const names = new Set(wire?.json?.fields);
  const rules = parseConditions(conditions, filters)
    .filter(({ field }) => names.has(toApiName(field)))
    .map((condition) => ({ [toApiName(condition.field)]: buildRule(condition) }));
  if (rules.length === 0) return undefined;
  return rules.length === 1 ? rules[0] : { _and: rules };
}

function buildRule({ operator, value }: Condition): Rule {
  if (operator === 'between') {
    const { from, to } = value as Range;
    return { ...(from !== undefined && { _gte: from }), ...(to !== undefined && { _lte: to }) };
  }
  if (operator === 'empty') return value === true ? { _null: true } : { _nnull: true };
  if (operator === 'in' && Array.isArray(value)) return value.length === 1 ? { _eq: value[0] } : { _in: value };
  return { [`_${operator}`]: value };
}
