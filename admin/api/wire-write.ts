/** Writes to an inferred API. */
import { unwrap } from '#generated/client/unwrap.ts';
import type { FieldDefinition, ResourceWire } from '#generated/definitions.ts';
import type { Identifier, RaRecord } from 'react-admin';
import { pickChangedValues } from './changed-values.ts';
import { call } from './client.ts';
import { buildItemParams, splitId } from './wire-identity.ts';
import { getAt, pickWritableValues, nestAttributes, wrapBody } from './wire-query.ts';
import { type PathParams, toRecord, type WireResource } from './wire-record.ts';

/** A path of the description with the values of its parameters. */
interface Address {
  path: string;
  params: PathParams;
}

const getItemAddress = (wire: ResourceWire, record: RaRecord): Address => ({
  path: wire.itemPath ?? '',
  params: buildItemParams(wire, record),
});

/** Sends a record; returns that of the response, or the sent one when the response has no body. */
async function sendRecord(
  resource: WireResource,
  method: string,
  to: Address,
  body: unknown,
  sentRecord: Partial<RaRecord>,
): Promise<Partial<RaRecord>> {
  const { wire } = resource;
  const answer = getAt(await unwrap(call(method, to.path, { params: { path: to.params }, body })), wire.item);
  const parents = Object.fromEntries(wire.parents.map((name) => [name, sentRecord[name]]));
  return typeof answer === 'object' && answer !== null ? toRecord(answer, resource, parents) : sentRecord;
}

export function createRecord(resource: WireResource, data: Partial<RaRecord>): Promise<Partial<RaRecord>> {
  const { wire, name } = resource;
  const to = { path: wire.createPath ?? resource.path, params: data };
  const body = wrapBody(nestAttributes(pickWritableValues(resource.create, data), wire, name, {}), wire.createBody);
  return sendRecord(resource, 'post', to, body, data);
}

/** Picks the required fields, which a POST sends even when unchanged, such as the version. */
function pickRequiredValues(fields: readonly FieldDefinition[], record: Partial<RaRecord>): Record<string, unknown> {
  const required = fields.filter((field) => field.required);
  return Object.fromEntries(required.flatMap(({ name }) => (record[name] === undefined ? [] : [[name, record[name]]])));
}

/** Picks the values to send: all for PUT, the changed ones for PATCH, the changed and the required ones for POST. */
function pickValuesToSend(resource: WireResource, before: Partial<RaRecord>, after: Partial<RaRecord>): object {
  const { wire, update: fields = [] } = resource;
  if (wire.updateMethod === 'put') return after;
  const required = wire.updateMethod === 'post' ? pickRequiredValues(fields, after) : {};
  return { ...required, ...pickChangedValues(fields, before, after) };
}

/** Input of an update. */
interface Update {
  id: Identifier;
  data: Partial<RaRecord>;
  /** The record as displayed, possibly a row of a list. */
  previousData: Partial<RaRecord> | undefined;
  /** The full record, where known. */
  before: Partial<RaRecord> | undefined;
}

export function updateRecord(
  resource: WireResource,
  { id, data, previousData, before }: Update,
): Promise<Partial<RaRecord>> {
  const { wire, update: fields = [], name } = resource;
  const after = { ...before, ...data };
  const values = pickWritableValues(fields, pickValuesToSend(resource, before ?? {}, after));
  const body = wrapBody(nestAttributes(values, wire, name, after), wire.updateBody);
  const sentRecord = { ...previousData, ...after, id, ...splitId(wire, id).place };
  const address = getItemAddress(wire, { ...previousData, id });
  return sendRecord(resource, wire.updateMethod ?? 'put', address, body, sentRecord);
}

export function deleteRecord(
  resource: WireResource,
  id: Identifier,
  previousData: Partial<RaRecord> | undefined,
): Promise<Partial<RaRecord>> {
  const record = { ...previousData, id };
  return sendRecord(resource, 'delete', getItemAddress(resource.wire, record), undefined, record);
}
