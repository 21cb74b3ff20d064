import { unwrap } from '#generated/client/unwrap.ts';
import type { FieldDefinition, ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { changes } from './changed-values.ts';
import { call } from './client.ts';
import { locally } from './local-list.ts';
import { identified, paramsOf, partsOf, placeOf } from './wire-identity.ts';
import {
  at,
  flattened,
  type ListRequest,
  sendable,
  totalIn,
  unflattened,
  wireQuery,
  withNumbers,
  wrapped,
} from './wire-query.ts';

type Found = ResourceDefinition & { wire: ResourceWire };
type Load = (name: string) => Promise<Found>;

/** A path of the description, and what stands for its parameters. */
interface Address {
  path: string;
  params: Readonly<Record<string, unknown>>;
}

const addressOf = (wire: ResourceWire, record: RaRecord): Address => ({
  path: wire.itemPath ?? '',
  params: paramsOf(wire, record),
});

interface Page {
  rows: RaRecord[];
  total: number | undefined;
  /** Cursor of the page behind this one. */
  next: string | undefined;
  isFull: boolean;
}

/** What the record of a resource that has but one is called. */
export const ONLY = 'only';

/** A row or record as the screens want it. */
function recordOf(row: unknown, resource: Found, place: Address['params'], fields = resource.fields): RaRecord {
  const { wire } = resource;
  const record = withNumbers(flattened(row, wire), fields);
  return wire.single ? { ...Object(record), id: ONLY } : identified(record, wire, place);
}

/** What a POST asks for in any case, as the version of the record; a PATCH is what has changed and nothing else. */
function neededOf({ updateMethod }: ResourceWire, fields: readonly FieldDefinition[], record: Partial<RaRecord>) {
  const needed = updateMethod === 'post' ? fields.filter(({ required }) => required) : [];
  return Object.fromEntries(needed.flatMap(({ name }) => (record[name] === undefined ? [] : [[name, record[name]]])));
}

/**
 * A data provider for any API whose resources were found by shape: it speaks that API's own pages, order, envelopes and
 * totals as `wire` tells. Errors are ApiErrors.
 *
 * @param load gives the definition of a resource
 */
export function wireProvider(load: Load): DataProvider {
  const cursors = new Map<string, string>();

  async function getPage(resource: Found, params: ListRequest): Promise<Page> {
    const { wire, path } = resource;
    const { perPage = 25 } = params.pagination ?? {};
    const place = placeOf(wire, params.filter);
    const query = wireQuery(resource, params);
    const asked =
      wire.listMethod === 'post' ? { params: { path: place }, body: query } : { params: { path: place, query } };
    const outcome = await call(wire.listMethod ?? 'GET', path, { ...asked, signal: params.signal });
    const answer = await unwrap(outcome);
    const told = at(answer, wire.rows);
    const found = wire.single ? [{ ...Object(told), id: ONLY }] : told;
    const rows = (Array.isArray(found) ? found : []).map((row) =>
      recordOf(row, resource, place, resource.listFields ?? resource.fields),
    );
    const last = at(Array.isArray(found) ? found.at(-1) : undefined, [wire.id]);
    const cursor = wire.paging.by === 'cursor' && wire.paging.next ? at(answer, wire.paging.next) : last;
    const next = typeof cursor === 'string' || typeof cursor === 'number' ? String(cursor) : undefined;
    return { rows, total: totalIn(wire, outcome.response.headers, answer), next, isFull: rows.length >= perPage };
  }

  // pages by cursor follow one another: one that was jumped to is reached through those before it
  async function getCursorPage(resource: Found, params: ListRequest): Promise<Page> {
    const page = params.pagination?.page ?? 1;
    const { perPage = 25 } = params.pagination ?? {};
    const key = (number: number) => JSON.stringify([resource.name, params.filter, params.sort, perPage, number]);
    let number = page;
    while (number > 1 && !cursors.has(key(number))) number -= 1;
    for (; ; number += 1) {
      const found = await getPage(resource, { ...params, cursor: cursors.get(key(number)) });
      if (found.next !== undefined && found.isFull) cursors.set(key(number + 1), found.next);
      if (number >= page || found.next === undefined) return found;
    }
  }

  const getList: DataProvider['getList'] = async (name, params) => {
    const resource = await load(name);
    const { page = 1, perPage = 25 } = params.pagination ?? {};
    if (resource.wire.paging.by === 'none') {
      // the whole list comes at once: its pages are made here
      const whole = await getPage(resource, params);
      const rows = resource.wire.local ? locally(resource, whole.rows, params) : whole.rows;
      const total = resource.wire.local ? undefined : whole.total;
      const isWhole = rows.length > perPage || total === undefined;
      const data = isWhole ? rows.slice((page - 1) * perPage, page * perPage) : rows;
      return { data: data as never[], total: total ?? rows.length };
    }
    const found = await (resource.wire.paging.by === 'cursor' ? getCursorPage : getPage)(resource, params);
    const known = (page - 1) * perPage + found.rows.length;
    // without a total, one row more than is known says that there is another page
    return {
      data: found.rows as never[],
      total: found.total ?? known + (found.isFull ? 1 : 0),
      meta: { estimated: found.total === undefined && found.isFull },
    };
  };

  const getOne: DataProvider['getOne'] = async (name, { id, signal }) => {
    const resource = await load(name);
    const { itemPath, item } = resource.wire;
    if (!itemPath || !resource.operations.get) return { data: await findInList(resource, id, signal) };
    const answer = await unwrap(call('GET', itemPath, { params: { path: paramsOf(resource.wire, { id }) }, signal }));
    return { data: recordOf(at(answer, item), resource, partsOf(resource.wire, id).place) as never };
  };

  async function findInList(resource: Found, id: Identifier, signal?: AbortSignal) {
    const filter = partsOf(resource.wire, id).place;
    const { rows } = await getPage(resource, { pagination: { page: 1, perPage: 100 }, filter, signal });
    const found = rows.find((row) => String(row.id) === String(id));
    if (!found) throw new Error(`${resource.name} ${id}`);
    return found as never;
  }

  /** Sends a record and answers it as the API gave it back; an API that gives nothing back gets its own words. */
  async function send(name: string, method: string, to: Address, body: unknown, sent: Partial<RaRecord>) {
    const resource = await load(name);
    const { wire } = resource;
    const answer = at(await unwrap(call(method, to.path, { params: { path: to.params }, body })), wire.item);
    const place = Object.fromEntries(wire.parents.map((name) => [name, sent[name]]));
    return {
      data: (typeof answer === 'object' && answer !== null ? recordOf(answer, resource, place) : sent) as never,
    };
  }

  const update: DataProvider['update'] = async (name, { id, data, previousData }) => {
    const { wire, update: fields = [], operations, listFields } = await load(name);
    // a row of a list may lack what its record has, and PUT would take that away
    const isPart = wire.updateMethod === 'put' && operations.get !== undefined && (listFields || !previousData);
    const before = isPart ? (await getOne(name, { id })).data : previousData;
    const whole = { ...before, ...data };
    const told =
      wire.updateMethod === 'put'
        ? whole
        : { ...neededOf(wire, fields, whole), ...changes(fields, before ?? {}, whole) };
    const body = wrapped(unflattened(sendable(fields, told), wire, name, whole), wire.updateBody);
    const sent = { ...previousData, ...whole, id };
    return send(name, wire.updateMethod ?? 'put', addressOf(wire, { ...previousData, id }), body, {
      ...sent,
      ...partsOf(wire, id).place,
    });
  };

  const remove: DataProvider['delete'] = async (name, { id, previousData }) => {
    const { wire } = await load(name);
    const sent = { ...previousData, id };
    return send(name, 'delete', addressOf(wire, sent), undefined, sent);
  };

  return {
    supportAbortSignal: true,
    getList,
    getOne,
    getMany: async (name, { ids, signal }) => ({
      data: (await Promise.all(ids.map((id) => getOne(name, { id, signal })))).map(({ data }) => data as never),
    }),
    getManyReference: (name, { target, id, ...params }) =>
      getList(name, { ...params, filter: { ...params.filter, [target]: id } }),
    async create(name, { data }) {
      const resource = await load(name);
      const to = { path: resource.wire.createPath ?? resource.path, params: data };
      const fields = sendable(resource.create, data);
      const body = wrapped(unflattened(fields, resource.wire, name, {}), resource.wire.createBody);
      return send(name, 'post', to, body, data as Partial<RaRecord>);
    },
    update,
    async updateMany(name, { ids, data }) {
      await Promise.all(ids.map((id) => update(name, { id, data, previousData: undefined })));
      return { data: [...ids] };
    },
    delete: remove,
    async deleteMany(name, { ids }) {
      await Promise.all(ids.map((id) => remove(name, { id, previousData: undefined })));
      return { data: [...ids] };
    },
  };
}
