import { unwrap } from '#generated/client/unwrap.ts';
import { resourceIndex } from '#generated/resource-index.ts';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { call } from './client.ts';
import { Cursors } from './cursors.ts';
import { ifMatch } from './if-match.ts';

const cursors = new Cursors();

/** Where a resource lives below /api, by the description's own path. */
function pathOf(resource: string): string {
  const known: Readonly<Record<string, { path: string } | undefined>> = resourceIndex;
  return (known[resource]?.path ?? `/admin/${resource}`).slice(1);
}

/** The simple-rest dialect over our own calls, with headers of ours; `hear` is told what the answer's headers say. */
function rest(headers: Record<string, string> = {}, hear?: (headers: Headers) => void): DataProvider {
  return simpleRestProvider('', async (url, { method = 'GET', body, signal } = {}) => {
    // the dialect writes bodies itself
    const outcome = await call(method, cursors.apply(url), { body, bodySerializer: String, signal, headers });
    const json = (await unwrap(outcome)) ?? {};
    const { status, headers: told } = outcome.response;
    cursors.note(url, told.get('x-next-cursor'));
    hear?.(told);
    return { status, headers: told, body: '', json };
  });
}

/** As ifMatch; a record without a version is changed whatever it has become. */
const ofVersion = (record: Partial<RaRecord> | undefined) =>
  record?.version === undefined ? {} : ifMatch(record.version);

/** Identifiers out of an address are text; the description knows only numbers. */
const numbers = (ids: readonly Identifier[]) => ids.map(Number);

const plain = rest();

/**
 * react-admin's simple-rest provider at the description's paths. It adds what the dialect has no word for: cursors when
 * paging forward, whether a total is estimated, and If-Match with the version a change was made on. Errors are ApiErrors.
 */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  async getList(resource, params) {
    let estimated = false;
    // large lists are counted only so far; the rest is the planner's estimate
    const hear = (headers: Headers) => (estimated = headers.get('x-total-estimated') === 'true');
    const answer = await rest({}, hear).getList(pathOf(resource), params);
    return { ...answer, meta: { estimated } };
  },
  getOne: (resource, params) => plain.getOne(pathOf(resource), params),
  getMany: (resource, params) => plain.getMany(pathOf(resource), { ...params, ids: numbers(params.ids) }),
  getManyReference: (resource, params) => plain.getManyReference(pathOf(resource), params),
  create: (resource, params) => plain.create(pathOf(resource), params),
  update: (resource, params) => rest(ofVersion(params.previousData)).update(pathOf(resource), params),
  updateMany: (resource, params) => plain.updateMany(pathOf(resource), params),
  delete: (resource, params) => rest(ofVersion(params.previousData)).delete(pathOf(resource), params),
  deleteMany: (resource, params) => plain.deleteMany(pathOf(resource), params),
};
