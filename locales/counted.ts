/** Number values of errors; the first one present selects the plural of a text without `count`. */
const COUNTS = ['max', 'min', 'stock'] as const;

/** Adds the `count` that selects the plural of a text: the given one, else the first of `COUNTS`. */
export function withCount(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if ('count' in values) return values;
  const count = COUNTS.map((name) => values[name]).find((value) => typeof value === 'number');
  return count === undefined ? values : { ...values, count };
}
