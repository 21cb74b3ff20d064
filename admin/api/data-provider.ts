import { unwrap } from '#generated/client/unwrap.ts';
import { resourceIndex } from '#generated/resource-index.ts';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { call } from './client.ts';
import { Cursors } from './cursors.ts';
import { buildIfMatch } from './request-headers.ts';

const cursors = new Cursors();

/** Returns the path of a resource below /api. */
function getResourcePath(resource: string): string {
  const index: Readonly<Record<string, { path: string } | undefined>> = resourceIndex;
  return (index[resource]?.path ?? `/admin/${resource}`).slice(1);
}

/** Creates a simple-rest provider over our client. `onHeaders` receives the response headers. */
function createRestProvider(
  headers: Record<string, string> = {},
  onHeaders?: (headers: Headers) => void,
): DataProvider {
  return simpleRestProvider('', async (url, { method = 'GET', body, signal } = {}) => {
    // simple-rest serialises bodies itself
    const outcome = await call(method, cursors.apply(url), { body, bodySerializer: String, signal, headers });
    const json = (await unwrap(outcome)) ?? {};
    const { status, headers: responseHeaders } = outcome.response;
    cursors.store(url, responseHeaders.get('x-next-cursor'));
    onHeaders?.(responseHeaders);
    return { status, headers: responseHeaders, body: '', json };
  });
}

/** Builds If-Match; none for a record without version. */
const buildVersionHeaders = (record: Partial<RaRecord> | undefined) =>
  record?.version === undefined ? {} : buildIfMatch(record.version);

/** Converts ids from URLs to numbers. */
const toNumbers = (ids: readonly Identifier[]) => ids.map(Number);

const restProvider = createRestProvider();

/**
 * react-admin's simple-rest provider at the description's paths, extended by cursors, estimated totals and If-Match
 * with the version of the edited record. Errors are ApiErrors.
 */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  async getList(resource, params) {
    let estimated = false;
    // totals of large lists are planner estimates
    const readEstimate = (headers: Headers) => (estimated = headers.get('x-total-estimated') === 'true');
    const answer = await createRestProvider({}, readEstimate).getList(getResourcePath(resource), params);
    return { ...answer, meta: { estimated } };
  },
  getOne: (resource, params) => restProvider.getOne(getResourcePath(resource), params),
  getMany: (resource, params) =>
    restProvider.getMany(getResourcePath(resource), { ...params, ids: toNumbers(params.ids) }),
  getManyReference: (resource, params) => restProvider.getManyReference(getResourcePath(resource), params),
  create: (resource, params) => restProvider.create(getResourcePath(resource), params),
  update: (resource, params) =>
    createRestProvider(buildVersionHeaders(params.previousData)).update(getResourcePath(resource), params),
  updateMany: (resource, params) => restProvider.updateMany(getResourcePath(resource), params),
  delete: (resource, params) =>
    createRestProvider(buildVersionHeaders(params.previousData)).delete(getResourcePath(resource), params),
  deleteMany: (resource, params) => restProvider.deleteMany(getResourcePath(resource), params),
};
