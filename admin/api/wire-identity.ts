/** Ids of records of an inferred API: the record's own id, prefixed by those of its parents. */
import { ApiError } from '#generated/client/api-error.ts';
import type { FieldDefinition, ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import type { Identifier, RaRecord } from 'react-admin';
import { buildRecordParams } from './record-params.ts';

type ParentParams = Readonly<Record<string, unknown>>;

/**
 * Reads the parents' parameters from a list's filter.
 * @throws ApiError when one is missing
 */
export function getParentParams({ parents }: ResourceWire, filter: ParentParams = {}): ParentParams {
  const missing = parents.filter(
    (name) => !Object.hasOwn(filter, name) || filter[name] === undefined || filter[name] === '',
  );
  if (missing.length === 0) return Object.fromEntries(parents.map((name) => [name, filter[name]]));
  throw new ApiError('not-ok', { status: 400, code: 'parent_needed' });
}

/** Separates the parts of an id. */
const ID_SEPARATOR = '~';

/** Name of the record's own property `id` when another property identifies it, because react-admin reserves `id`. */
const OWN_ID = '$id';

const hasOtherId = ({ id, parents }: ResourceWire): boolean => id !== 'id' || parents.length > 0;

/** Converts a property name to the API's. */
export const toApiName = (name: string): string => (name === OWN_ID ? 'id' : name);

/** Converts a property name of the API to the back office's. */
export const toOwnName = (name: string): string => (name === 'id' ? OWN_ID : name);

/** Renames the property `id` of a resource whose records have another identifier. */
export function renameOwnId<Definition extends ResourceDefinition & { wire: ResourceWire }>(
  resource: Definition,
): Definition {
  const { wire, fields, listFields, create, update, columns, sorts, filters, title, defaultSort } = resource;
  if (!hasOtherId(wire)) return resource;
  const renameFields = (list: readonly FieldDefinition[]) =>
    list.map((field) => ({ ...field, name: toOwnName(field.name) }));
  return {
    ...resource,
    title: toOwnName(title),
    columns: columns.map(toOwnName),
    sorts: sorts.map(toOwnName),
    defaultSort: { ...defaultSort, field: toOwnName(defaultSort.field) },
    fields: renameFields(fields),
    ...(listFields && { listFields: renameFields(listFields) }),
    ...(create && { create: renameFields(create) }),
    ...(update && { update: renameFields(update) }),
    // filters with a field are list parameters
    filters: filters.map((filter) => (filter.field ? filter : { ...filter, name: toOwnName(filter.name) })),
    wire: { ...wire, ...(wire.local && { local: wire.local.map(toOwnName) }) },
  };
}

/** Converts a row to a react-admin record; its `id` is the path parameter, prefixed by those of its parents. */
export function toIdentifiedRecord(row: unknown, wire: ResourceWire, place: ParentParams): RaRecord {
  const { id, parents } = wire;
  const record: Record<string, unknown> = typeof row === 'object' && row !== null ? { ...row } : {};
  const ownId = ((Object.hasOwn(record, id) ? record[id] : undefined) ?? record.id ?? '') as Identifier;
  if (hasOtherId(wire) && Object.hasOwn(record, 'id')) record[OWN_ID] = record.id;
  if (parents.length === 0) return { ...record, id: ownId };
  return { ...place, ...record, id: [...parents.map((name) => String(place[name])), ownId].join(ID_SEPARATOR) };
}

/** Splits an id into the parents' parameters and the record's own id. */
export function splitId({ parents }: ResourceWire, id: Identifier): { place: ParentParams; own: Identifier } {
  if (parents.length === 0) return { place: {}, own: id };
  const parts = String(id).split(ID_SEPARATOR);
  return {
    place: Object.fromEntries(parents.map((name, index) => [name, parts[index]])),
    own: parts.slice(parents.length).join(ID_SEPARATOR),
  };
}

/** Builds the parameters of a record's path, or of a path below it. */
export function buildItemParams(
  wire: ResourceWire,
  record: ParentParams & { id: Identifier },
  path = wire.itemPath ?? '',
): ParentParams {
  const { place, own } = splitId(wire, record.id);
  return buildRecordParams(path, { ...record, ...place }, { id: own });
}
