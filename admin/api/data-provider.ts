import { resourceIndex } from '#generated/resource-index.ts';
import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import { Cursors } from './cursors.ts';
import { listQuery, totalOf } from './list-query.ts';
import { request } from './request.ts';

const cursors = new Cursors();

/** Where a resource lives, by the description's own path. */
function pathOf(resource: string): string {
  const known: Readonly<Record<string, { path: string } | undefined>> = resourceIndex;
  return `/api${known[resource]?.path ?? `/admin/${resource}`}`;
}

const recordPath = (resource: string, id: Identifier) => `${pathOf(resource)}/${encodeURIComponent(id)}`;

/** The record's ETag as the server makes it: its version in quotes. */
function ifMatch(record: Partial<RaRecord> | undefined): Record<string, string> {
  return record?.version === undefined ? {} : { 'if-match': `"${String(record.version)}"` };
}

async function getList(resource: string, params: Parameters<DataProvider['getList']>[1]) {
  const url = `${pathOf(resource)}?${listQuery(params)}`;
  const { headers, json } = await send('GET', cursors.apply(url), { signal: params.signal });
  cursors.note(url, headers.get('x-next-cursor'));
  return {
    data: json,
    total: totalOf(headers.get('content-range')),
    // large lists are counted only so far; the rest is the planner's estimate
    meta: { estimated: headers.get('x-total-estimated') === 'true' },
  };
}

async function update(resource: string, id: Identifier, data: unknown, previous: Partial<RaRecord> | undefined) {
  const { json } = await send('PUT', recordPath(resource, id), {
    headers: ifMatch(previous),
    body: JSON.stringify(data),
  });
  return { data: json };
}

async function remove(resource: string, id: Identifier, previous: Partial<RaRecord> | undefined) {
  const { json } = await send('DELETE', recordPath(resource, id), { headers: ifMatch(previous) });
  return { data: json ?? { ...previous, id } };
}

async function send(method: string, url: string, init: RequestInit = {}) {
  const response = await request(url, { ...init, method });
  const text = await response.text();
  return { headers: response.headers, json: text === '' ? undefined : JSON.parse(text) };
}

/**
 * react-admin's data provider over the simple-rest dialect of the description: JSON queries, Content-Range totals,
 * cursors when paging forward, and If-Match with the version a change was made on. Errors are ApiErrors.
 */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList,
  getOne: async (resource, { id, signal }) => ({
    data: (await send('GET', recordPath(resource, id), { signal })).json,
  }),
  async getMany(resource, { ids, signal }) {
    const filter = new URLSearchParams({ filter: JSON.stringify({ id: ids.map(Number) }) });
    return { data: (await send('GET', `${pathOf(resource)}?${filter}`, { signal })).json };
  },
  getManyReference: (resource, { target, id, ...params }) =>
    getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
  update: (resource, { id, data, previousData }) => update(resource, id, data, previousData),
  async updateMany(resource, { ids, data }) {
    await Promise.all(ids.map((id) => update(resource, id, data, undefined)));
    return { data: ids };
  },
  create: async (resource, { data }) => ({
    data: (await send('POST', pathOf(resource), { body: JSON.stringify(data) })).json,
  }),
  delete: (resource, { id, previousData }) => remove(resource, id, previousData),
  async deleteMany(resource, { ids }) {
    await Promise.all(ids.map((id) => remove(resource, id, undefined)));
    return { data: ids };
  },
};
