/** Lists of an inferred API: pages by number, by cursor, or cut from the full list. */
import { unwrap } from '#generated/client/unwrap.ts';
import type { GetListResult, Identifier, RaRecord } from 'react-admin';
import { call } from './client.ts';
import { filterAndSortRows } from './local-list.ts';
import { splitId, getParentParams } from './wire-identity.ts';
import { getAt, type ListRequest, getTotal, buildListQuery } from './wire-query.ts';
import { SINGLETON_ID, toRecord, type WireResource } from './wire-record.ts';

interface Page {
  rows: RaRecord[];
  total: number | undefined;
  /** Cursor of the next page. */
  next: string | undefined;
  isFull: boolean;
}

const FIRST_PAGE = { page: 1, perPage: 25 };

/** Returns a page from the API. */
export async function getPage(resource: WireResource, request: ListRequest): Promise<Page> {
  const { wire, path } = resource;
  const { perPage } = request.pagination ?? FIRST_PAGE;
  const parents = getParentParams(wire, request.filter);
  const query = buildListQuery(resource, request);
  const options =
    wire.listMethod === 'post' ? { params: { path: parents }, body: query } : { params: { path: parents, query } };
  const outcome = await call(wire.listMethod ?? 'GET', path, { ...options, signal: request.signal });
  const answer = await unwrap(outcome);
  const content = getAt(answer, wire.rows);
  const list = wire.single ? [{ ...Object(content), id: SINGLETON_ID }] : content;
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const rows = entries.map((row) => toRecord(row, resource, parents, resource.listFields ?? resource.fields));
  const cursor =
    wire.paging.by === 'cursor' && wire.paging.next
      ? getAt(answer, wire.paging.next)
      : getAt(entries.at(-1), [wire.id]);
  const next = typeof cursor === 'string' || typeof cursor === 'number' ? String(cursor) : undefined;
  return { rows, total: getTotal(wire, outcome.response.headers, answer), next, isFull: rows.length >= perPage };
}

/** Pages by cursor. Stores the cursors; a page without one is reached through the pages before it. */
export class CursorPages {
  readonly #cursors = new Map<string, string>();

  async getPage(resource: WireResource, request: ListRequest): Promise<Page> {
    const { page, perPage } = request.pagination ?? FIRST_PAGE;
    const getPageKey = (number: number) =>
      JSON.stringify([resource.name, request.filter, request.sort, perPage, number]);
    let number = page;
    while (number > 1 && !this.#cursors.has(getPageKey(number))) number -= 1;
    for (; ; number += 1) {
      const result = await getPage(resource, { ...request, cursor: this.#cursors.get(getPageKey(number)) });
      if (result.next !== undefined && result.isFull) this.#cursors.set(getPageKey(number + 1), result.next);
      if (number >= page || result.next === undefined) return result;
    }
  }
}

/** Returns a page of a list that the API does not paginate. */
export async function getLocalPage(resource: WireResource, request: ListRequest): Promise<GetListResult> {
  const { page, perPage } = request.pagination ?? FIRST_PAGE;
  const fullPage = await getPage(resource, request);
  const rows = resource.wire.local ? filterAndSortRows(resource, fullPage.rows, request) : fullPage.rows;
  const total = resource.wire.local ? undefined : fullPage.total;
  const isFullList = rows.length > perPage || total === undefined;
  const data = isFullList ? rows.slice((page - 1) * perPage, page * perPage) : rows;
  return { data, total: total ?? rows.length };
}

/** Converts a page for react-admin. Without a total, one more row than loaded indicates a further page. */
export function toListResult({ rows, total, isFull }: Page, request: ListRequest): GetListResult {
  const { page, perPage } = request.pagination ?? FIRST_PAGE;
  const rowsSoFar = (page - 1) * perPage + rows.length;
  return {
    data: rows,
    total: total ?? rowsSoFar + (isFull ? 1 : 0),
    meta: { estimated: total === undefined && isFull },
  };
}

/** Finds a record of a resource without a path for single records. Throws an Error when the list does not have it. */
export async function findInList(resource: WireResource, id: Identifier, signal?: AbortSignal): Promise<RaRecord> {
  const filter = splitId(resource.wire, id).place;
  const { rows } = await getPage(resource, { pagination: { page: 1, perPage: 100 }, filter, signal });
  const record = rows.find((row) => String(row.id) === String(id));
  if (!record) throw new Error(`${resource.name} ${id}`);
  return record;
}
