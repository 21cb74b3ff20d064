import type { ResourceWire } from '#generated/definitions.ts';
import type { RaRecord } from 'react-admin';
import { listPathParameters } from '#admin/api/record-params.ts';
import { splitId } from '#admin/api/wire-identity.ts';

/** Finds resources whose list path extends the record's path without another parameter. */
export function findNestedLists<List extends { path: string }>(
  { itemPath }: ResourceWire,
  lists: readonly List[],
): List[] {
  if (itemPath === undefined) return [];
  const count = listPathParameters(itemPath).length;
  return lists.filter(({ path }) => path.startsWith(`${itemPath}/`) && listPathParameters(path).length === count);
}

/** Builds the filter that scopes a nested list to its parent. */
export function buildParentFilter(wire: ResourceWire, path: string, record: RaRecord): Record<string, unknown> {
  const { place, own } = splitId(wire, record.id);
  const values = [...Object.values(place), String(own)];
  return Object.fromEntries(listPathParameters(path).map((name, index) => [name, values[index]]));
}
