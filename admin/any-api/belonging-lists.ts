import type { ResourceWire } from '#generated/definitions.ts';
import type { RaRecord } from 'react-admin';

const parametersOf = (path: string): string[] => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

/** The lists whose path goes on where the record's path ends, without another parameter. */
export function belongingTo<List extends { path: string }>({ itemPath }: ResourceWire, lists: readonly List[]): List[] {
  if (itemPath === undefined) return [];
  const count = parametersOf(itemPath).length;
  return lists.filter(({ path }) => path.startsWith(`${itemPath}/`) && parametersOf(path).length === count);
}

/** The filter that says of such a list whose it is. */
export function placeBelow({ parents }: ResourceWire, path: string, record: RaRecord): Record<string, unknown> {
  const names = parametersOf(path);
  const own = String(record.id).split('~').at(-1);
  return Object.fromEntries(names.map((name, index) => [name, index < parents.length ? record[name] : own]));
}
