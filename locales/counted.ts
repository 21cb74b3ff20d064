/** Values of errors that say how many; the first that is there chooses the plural where a text has none of its own. */
const COUNTS = ['max', 'min', 'stock'] as const;

/** The values of a text with the `count` that chooses its plural: their own, else the number that the text tells. */
export function withCount(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if ('count' in values) return values;
  const count = COUNTS.map((name) => values[name]).find((value) => typeof value === 'number');
  return count === undefined ? values : { ...values, count };
}
