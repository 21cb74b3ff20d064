type Row = Readonly<Record<string, unknown>>;
type Test = (held: number | string | boolean, asked: number | string | boolean) => boolean;

const TESTS: Readonly<Record<string, Test>> = {
  neq: (held, asked) => held !== asked,
  gt: (held, asked) => held > asked,
  gte: (held, asked) => held >= asked,
  lt: (held, asked) => held < asked,
  lte: (held, asked) => held <= asked,
};

const isScalar = (value: unknown): value is number | string | boolean =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';

/**
 * Finds a filter condition that a row of the response does not fulfil; undefined if none. Conditions on what the row does
 * not show, and times before now, are not judged.
 */
export function contradicts(row: Row, filter: Readonly<Record<string, unknown>>): string | undefined {
  return Object.entries(filter).find(([key, asked]) => !fulfils(row, key, asked))?.[0];
}

function fulfils(row: Row, key: string, asked: unknown): boolean {
  if (key in row) return isAmong(row[key], asked);
  const cut = key.lastIndexOf('_');
  const test = TESTS[key.slice(cut + 1)];
  const held = row[key.slice(0, cut)];
  return !test || !isScalar(held) || typeof held !== typeof asked || !isScalar(asked) || test(held, asked);
}

function isAmong(held: unknown, asked: unknown): boolean {
  const all = Array.isArray(asked) ? asked : [asked];
  if (Array.isArray(held)) return all.some((one) => held.includes(one));
  if (typeof held === 'number' && all.some((one) => typeof one === 'string')) return true;
  return all.includes(held);
}
