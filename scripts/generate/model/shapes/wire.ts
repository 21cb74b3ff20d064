// The wire format of an inferred resource: its paths, paging and envelopes.
import type { Paging, Sorting, Total } from '../../definitions.ts';
import type { Members } from '../field-model.ts';
import type { Operation } from '../operations.ts';
import type { Filter, Resource } from '../resource.ts';
import type { findAttributes, Steps } from './answers.ts';
import type { Collection } from './collections.ts';
import type { ListQuery } from './paging.ts';
import { listParameters } from './paths.ts';

/** Filters by fields of a row. */
export interface RowFilters {
  local: readonly string[];
  json?: { parameter: string; fields: readonly string[]; encoded?: true };
  filters: readonly Filter[];
}

/** Fields of a request body, and the path to the record in it. */
export interface RequestBody {
  members: Members;
  steps: Steps;
}

interface WireParts {
  id: string;
  query: ListQuery;
  paging: Paging;
  rowFilters: RowFilters;
  sorting: Sorting | undefined;
  total: Total | undefined;
  create: RequestBody | undefined;
  update: RequestBody | undefined;
  flat: ReturnType<typeof findAttributes>;
}

/** Builds paths, paging and envelopes of a collection. */
export function buildWire(collection: Collection, parts: WireParts): NonNullable<Resource['wire']> {
  const { list, rows, item, path, itemPath } = collection;
  const { id, query, paging, rowFilters, sorting, total, create, update, flat } = parts;
  return {
    id,
    ...(itemPath === undefined ? {} : { itemPath }),
    parents: listParameters(path),
    rows: [...rows.steps],
    ...(collection.create && collection.create.path !== path ? { createPath: collection.create.path } : {}),
    ...(item ? { item: [...item.steps] } : {}),
    ...(create && create.steps.length > 0 ? { createBody: [...create.steps] } : {}),
    ...(update && update.steps.length > 0 ? { updateBody: [...update.steps] } : {}),
    ...(collection.update ? { updateMethod: getUpdateMethod(collection.update) } : {}),
    ...(list.method === 'post' ? { listMethod: 'post' as const } : {}),
    ...(collection.single ? { single: true as const } : {}),
    ...(flat ? { flat: buildFlat(flat) } : {}),
    paging,
    ...(rowFilters.local.length > 0 ? { local: rowFilters.local } : {}),
    ...(rowFilters.json ? { json: rowFilters.json } : {}),
    ...(total ? { total } : {}),
    ...(sorting ? { sorting } : {}),
    ...(query.roles.get('search') ? { search: query.roles.get('search')?.name ?? '' } : {}),
  };
}

function getUpdateMethod({ method }: Operation): 'put' | 'patch' | 'post' {
  return method === 'patch' || method === 'post' ? method : 'put';
}

function buildFlat(flat: ReturnType<typeof findAttributes>): { at: string; type?: string } {
  return { at: flat?.at ?? '', ...(flat?.type !== undefined && { type: flat.type }) };
}
