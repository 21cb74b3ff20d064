/** Writes to an API whose resources were found by shape. */
import { unwrap } from '#generated/client/unwrap.ts';
import type { FieldDefinition, ResourceWire } from '#generated/definitions.ts';
import type { Identifier, RaRecord } from 'react-admin';
import { changes } from './changed-values.ts';
import { call } from './client.ts';
import { paramsOf, partsOf } from './wire-identity.ts';
import { at, sendable, unflattened, wrapped } from './wire-query.ts';
import { type PathParams, toRecord, type WireResource } from './wire-record.ts';

/** A path of the description with the values of its parameters. */
interface Address {
  path: string;
  params: PathParams;
}

const addressOf = (wire: ResourceWire, record: RaRecord): Address => ({
  path: wire.itemPath ?? '',
  params: paramsOf(wire, record),
});

/** Sends a record and returns the answered one, or the sent one when the API answers without a body. */
async function sendRecord(
  resource: WireResource,
  method: string,
  to: Address,
  body: unknown,
  sent: Partial<RaRecord>,
): Promise<Partial<RaRecord>> {
  const { wire } = resource;
  const answer = at(await unwrap(call(method, to.path, { params: { path: to.params }, body })), wire.item);
  const parents = Object.fromEntries(wire.parents.map((name) => [name, sent[name]]));
  return typeof answer === 'object' && answer !== null ? toRecord(answer, resource, parents) : sent;
}

export function createRecord(resource: WireResource, data: Partial<RaRecord>): Promise<Partial<RaRecord>> {
  const { wire, name } = resource;
  const to = { path: wire.createPath ?? resource.path, params: data };
  const body = wrapped(unflattened(sendable(resource.create, data), wire, name, {}), wire.createBody);
  return sendRecord(resource, 'post', to, body, data);
}

/** Required fields, which a POST sends even when unchanged, as the version of the record. */
function requiredValues(fields: readonly FieldDefinition[], record: Partial<RaRecord>): Record<string, unknown> {
  const required = fields.filter((field) => field.required);
  return Object.fromEntries(required.flatMap(({ name }) => (record[name] === undefined ? [] : [[name, record[name]]])));
}

/** The values an update sends: all for PUT, the changed ones for PATCH, the changed and the required ones for POST. */
function valuesToSend(resource: WireResource, before: Partial<RaRecord>, after: Partial<RaRecord>): object {
  const { wire, update: fields = [] } = resource;
  if (wire.updateMethod === 'put') return after;
  const required = wire.updateMethod === 'post' ? requiredValues(fields, after) : {};
  return { ...required, ...changes(fields, before, after) };
}

/** What an update is sent with. */
interface Update {
  id: Identifier;
  data: Partial<RaRecord>;
  /** The record as it was seen, possibly a row of a list. */
  previousData: Partial<RaRecord> | undefined;
  /** The record in full, where it is known. */
  before: Partial<RaRecord> | undefined;
}

export function updateRecord(
  resource: WireResource,
  { id, data, previousData, before }: Update,
): Promise<Partial<RaRecord>> {
  const { wire, update: fields = [], name } = resource;
  const after = { ...before, ...data };
  const values = sendable(fields, valuesToSend(resource, before ?? {}, after));
  const body = wrapped(unflattened(values, wire, name, after), wire.updateBody);
  const sent = { ...previousData, ...after, id, ...partsOf(wire, id).place };
  return sendRecord(resource, wire.updateMethod ?? 'put', addressOf(wire, { ...previousData, id }), body, sent);
}

export function deleteRecord(
  resource: WireResource,
  id: Identifier,
  previousData: Partial<RaRecord> | undefined,
): Promise<Partial<RaRecord>> {
  const record = { ...previousData, id };
  return sendRecord(resource, 'delete', addressOf(resource.wire, record), undefined, record);
}
