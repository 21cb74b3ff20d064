/** Records of an inferred API, as screens use them. */
import type { ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import type { RaRecord } from 'react-admin';
import { toIdentifiedRecord } from './wire-identity.ts';
import { flattenAttributes, replaceRelationsWithKeys } from './wire-query.ts';

export type WireResource = ResourceDefinition & { wire: ResourceWire };

/** Values of the parameters of a path. */
export type PathParams = Readonly<Record<string, unknown>>;

/** Id of the record of a resource that has exactly one. */
export const SINGLETON_ID = 'only';

/** Converts a row or record of a response for react-admin. */
export function toRecord(
  row: unknown,
  resource: WireResource,
  parents: PathParams,
  fields = resource.fields,
): RaRecord {
  const { wire } = resource;
  const record = replaceRelationsWithKeys(flattenAttributes(row, wire), fields);
  return wire.single ? { ...Object(record), id: SINGLETON_ID } : toIdentifiedRecord(record, wire, parents);
}
