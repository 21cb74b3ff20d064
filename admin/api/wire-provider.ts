import { unwrap } from '#generated/client/unwrap.ts';
import type { DataProvider } from 'react-admin';
import { call } from './client.ts';
import { buildItemParams, splitId } from './wire-identity.ts';
import { CursorPages, findInList, getLocalPage, getPage, toListResult } from './wire-list.ts';
import { getAt } from './wire-query.ts';
import { toRecord, type WireResource } from './wire-record.ts';
import { createRecord, deleteRecord, updateRecord } from './wire-write.ts';

/**
 * Creates a data provider for an inferred API, with its paging, sorting, envelopes and totals as described by `wire`.
 * Errors are ApiErrors.
 *
 * @param load loads the definition of a resource
 */
export function createWireProvider(load: (name: string) => Promise<WireResource>): DataProvider {
  const cursorPages = new CursorPages();

  const getList: DataProvider['getList'] = async (name, params) => {
    const resource = await load(name);
    const { by } = resource.wire.paging;
    if (by === 'none') return (await getLocalPage(resource, params)) as never;
    const page = await (by === 'cursor' ? cursorPages.getPage(resource, params) : getPage(resource, params));
    return toListResult(page, params) as never;
  };

  const getOne: DataProvider['getOne'] = async (name, { id, signal }) => {
    const resource = await load(name);
    const { itemPath, item } = resource.wire;
    if (!itemPath || !resource.operations.get) return { data: (await findInList(resource, id, signal)) as never };
    const answer = await unwrap(
      call('GET', itemPath, { params: { path: buildItemParams(resource.wire, { id }) }, signal }),
    );
    return { data: toRecord(getAt(answer, item), resource, splitId(resource.wire, id).place) as never };
  };

  const update: DataProvider['update'] = async (name, { id, data, previousData }) => {
    const resource = await load(name);
    const { wire, operations, listFields } = resource;
    // a row of a list may lack fields of its record, which PUT would clear
    const isPart = wire.updateMethod === 'put' && operations.get !== undefined && (listFields || !previousData);
    const before = isPart ? (await getOne(name, { id })).data : previousData;
    return { data: (await updateRecord(resource, { id, data, previousData, before })) as never };
  };

  const remove: DataProvider['delete'] = async (name, { id, previousData }) => ({
    data: (await deleteRecord(await load(name), id, previousData)) as never,
  });

  return {
    supportAbortSignal: true,
    getList,
    getOne,
    getMany: async (name, { ids, signal }) => ({
      data: (await Promise.all(ids.map((id) => getOne(name, { id, signal })))).map(({ data }) => data as never),
    }),
    getManyReference: (name, { target, id, ...params }) =>
      getList(name, { ...params, filter: { ...params.filter, [target]: id } }),
    create: async (name, { data }) => ({ data: (await createRecord(await load(name), data)) as never }),
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
