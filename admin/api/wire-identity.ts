/** What records of an API that was read by shape are called: by their own id, behind the ids of those they belong to. */
import { ApiError } from '#generated/client/api-error.ts';
import type { FieldDefinition, ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import type { Identifier, RaRecord } from 'react-admin';
import { recordParams } from './record-params.ts';

type Place = Readonly<Record<string, unknown>>;

/** Whose records a list holds, out of its filter. @throws ApiError when the filter does not say */
export function placeOf({ parents }: ResourceWire, filter: Place = {}): Place {
  const missing = parents.filter(
    (name) => !Object.hasOwn(filter, name) || filter[name] === undefined || filter[name] === '',
  );
  if (missing.length === 0) return Object.fromEntries(parents.map((name) => [name, filter[name]]));
  throw new ApiError('not-ok', { status: 400, code: 'parent_needed' });
}

/** Between the parts of an id: records that belong to others are named by both. */
const BETWEEN = '~';

/**
 * Name that a record's own property `id` has in the back office where the record is called otherwise: `id` is what
 * react-admin asks for a record by.
 */
const OWN_ID = '$id';

const hasOtherId = ({ id, parents }: ResourceWire): boolean => id !== 'id' || parents.length > 0;

/** What the API calls a property of a record. */
export const apiName = (name: string): string => (name === OWN_ID ? 'id' : name);

/** What such a property of the API is called in the back office. */
export const ownName = (name: string): string => (name === 'id' ? OWN_ID : name);

/** A resource whose property `id` is not mistaken for what its records are asked for by. */
export function withOwnId<Found extends ResourceDefinition & { wire: ResourceWire }>(resource: Found): Found {
  const { wire, fields, listFields, create, update, columns, sorts, filters, title, defaultSort } = resource;
  if (!hasOtherId(wire)) return resource;
  const renamed = (list: readonly FieldDefinition[]) => list.map((field) => ({ ...field, name: ownName(field.name) }));
  return {
    ...resource,
    title: ownName(title),
    columns: columns.map(ownName),
    sorts: sorts.map(ownName),
    defaultSort: { ...defaultSort, field: ownName(defaultSort.field) },
    fields: renamed(fields),
    ...(listFields && { listFields: renamed(listFields) }),
    ...(create && { create: renamed(create) }),
    ...(update && { update: renamed(update) }),
    // a filter with a field is a parameter of the list
    filters: filters.map((filter) => (filter.field ? filter : { ...filter, name: ownName(filter.name) })),
    wire: { ...wire, ...(wire.local && { local: wire.local.map(ownName) }) },
  };
}

/** A row as react-admin wants it: `id` is what stands in the path of its record, behind those it belongs to. */
export function identified(row: unknown, wire: ResourceWire, place: Place): RaRecord {
  const { id, parents } = wire;
  const record: Record<string, unknown> = typeof row === 'object' && row !== null ? { ...row } : {};
  const own = ((Object.hasOwn(record, id) ? record[id] : undefined) ?? record.id ?? '') as Identifier;
  if (hasOtherId(wire) && Object.hasOwn(record, 'id')) record[OWN_ID] = record.id;
  if (parents.length === 0) return { ...record, id: own };
  return { ...place, ...record, id: [...parents.map((name) => String(place[name])), own].join(BETWEEN) };
}

/** Whose record an id names, and what the record itself is called. */
export function partsOf({ parents }: ResourceWire, id: Identifier): { place: Place; own: Identifier } {
  if (parents.length === 0) return { place: {}, own: id };
  const parts = String(id).split(BETWEEN);
  return {
    place: Object.fromEntries(parents.map((name, index) => [name, parts[index]])),
    own: parts.slice(parents.length).join(BETWEEN),
  };
}

/** What stands for the parameters of a record's path, or of a path below it. */
export function paramsOf(wire: ResourceWire, record: Place & { id: Identifier }, path = wire.itemPath ?? ''): Place {
  const { place, own } = partsOf(wire, record.id);
  return recordParams(path, { ...record, ...place }, { id: own });
}
