type Row = Readonly<Record<string, unknown>>;
type Test = (value: number | string | boolean, operand: number | string | boolean) => boolean;

const TESTS: Readonly<Record<string, Test>> = {
  neq: (value, operand) => value !== operand,
  gt: (value, operand) => value > operand,
  gte: (value, operand) => value >= operand,
  lt: (value, operand) => value < operand,
  lte: (value, operand) => value <= operand,
};

const isScalar = (value: unknown): value is number | string | boolean =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';

/**
 * Finds the key of a filter condition that a row of the response does not fulfil; undefined if there is none. Ignores
 * conditions on fields that the row does not have, and relative times.
 */
export function findContradiction(row: Row, filter: Readonly<Record<string, unknown>>): string | undefined {
  return Object.entries(filter).find(([key, operand]) => !isFulfilled(row, key, operand))?.[0];
}

function isFulfilled(row: Row, key: string, operand: unknown): boolean {
  if (key in row) return isOneOf(row[key], operand);
  const separator = key.lastIndexOf('_');
  const test = TESTS[key.slice(separator + 1)];
  const value = row[key.slice(0, separator)];
  return !test || !isScalar(value) || typeof value !== typeof operand || !isScalar(operand) || test(value, operand);
}

function isOneOf(value: unknown, operand: unknown): boolean {
  const operands = Array.isArray(operand) ? operand : [operand];
  if (Array.isArray(value)) return operands.some((item) => value.includes(item));
  if (typeof value === 'number' && operands.some((item) => typeof item === 'string')) return true;
  return operands.includes(value);
}
