/** Names of a path's parameters, in order. */
export const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

type Facts = Readonly<Record<string, unknown>>;

/**
 * What a record's path is filled with: its last parameter is the record's id, or that of the part of it that is meant,
 * whatever it is called; the others are the record's properties.
 */
export function recordParams(path: string, record: Facts, part: Facts = record): Facts {
  const last = parametersOf(path).at(-1);
  return last === undefined ? record : { ...record, [last]: part.id };
}
