/** Names of the path parameters, in order. */
export const listPathParameters = (path: string): string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

type Values = Readonly<Record<string, unknown>>;

/**
 * Builds the path parameters of a record: the last one is the id of `part` under its own name, the others are
 * properties of the record.
 */
export function buildRecordParams(path: string, record: Values, part: Values = record): Values {
  const idParameter = listPathParameters(path).at(-1);
  return idParameter === undefined ? record : { ...record, [idParameter]: part.id };
}
