/** Names of a path's parameters, in order. */
export const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

/** What a record's path is filled with: its last parameter is the record's id, whatever it is called; the others are its properties. */
export function recordParams(path: string, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const last = parametersOf(path).at(-1);
  return last === undefined ? record : { ...record, [last]: record.id };
}
