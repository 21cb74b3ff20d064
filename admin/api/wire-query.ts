/** Requests and responses of an inferred API. */
import type { FieldDefinition, ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import type { GetListParams } from 'react-admin';
import { toFilterValues, parseConditions } from './filters.ts';
import { buildJsonFilter } from './json-filter.ts';
import { toApiName, toOwnName } from './wire-identity.ts';

/** A list request; with a cursor for cursor paging. */
export type ListRequest = Partial<GetListParams> & { cursor?: string };

/** Query values by parameter name; serialised as the description defines. */
type Query = Record<string, unknown>;

const FIRST_PAGE: NonNullable<ListRequest['pagination']> = { page: 1, perPage: 25 };

/** Builds the list query in the API's parameters: page, sort, search and filters. */
export function buildListQuery(
  resource: ResourceDefinition,
  { pagination, sort, filter = {}, cursor }: ListRequest,
): Query {
  const { wire, sorts } = resource;
  const query: Query = {};
  if (!wire) return query;
  setPage(query, wire, pagination ?? FIRST_PAGE, cursor);
  if (sort && sorts.includes(sort.field)) setSort(query, wire, sort);
  const { q, ...conditions }: Record<string, unknown> = filter;
  for (const name of wire.parents) delete conditions[name];
  const json = buildJsonFilter(resource, conditions);
  const excludedFields = wire.json?.fields ?? wire.local ?? [];
  for (const { field, operator, value } of parseConditions(conditions, resource.filters)) {
    if (excludedFields.includes(field) || excludedFields.includes(toApiName(field)))
      for (const key of Object.keys(toFilterValues({ field, operator, value }))) delete conditions[key];
  }
  if (wire.json && json) query[wire.json.parameter] = wire.json.encoded ? json : JSON.stringify(json);
  if (wire.search && typeof q === 'string' && q !== '') query[wire.search] = q;
  return { ...query, ...conditions };
}

function setPage(
  query: Query,
  { paging }: ResourceWire,
  { page, perPage }: typeof FIRST_PAGE,
  cursor: string | undefined,
): void {
  if (paging.by === 'range') {
    query[paging.range] = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
    return;
  }
  if (paging.size !== undefined) query[paging.size] = perPage;
  if (paging.by === 'offset') query[paging.offset] = (page - 1) * perPage;
  if (paging.by === 'page') query[paging.page] = page - 1 + paging.first;
  if (paging.by === 'cursor' && cursor !== undefined) query[paging.cursor] = cursor;
}

function setSort(query: Query, { sorting }: ResourceWire, { field, order }: NonNullable<ListRequest['sort']>): void {
  if (!sorting) return;
  const isDescending = order === 'DESC';
  const name = toApiName(field);
  if (sorting.by === 'sign') query[sorting.sort] = `${isDescending ? '-' : ''}${name}`;
  if (sorting.by === 'suffix') query[sorting.sort] = `${name}${sorting.mark}${isDescending ? 'desc' : 'asc'}`;
  if (sorting.by === 'two') {
    query[sorting.sort] = name;
    query[sorting.direction] = isDescending ? sorting.desc : sorting.asc;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the value at a path of a response; undefined when missing. */
export function getAt(value: unknown, steps: readonly string[] = []): unknown {
  return steps.reduce<unknown>(
    (nested, step) => (isObject(nested) && Object.hasOwn(nested, step) ? nested[step] : undefined),
    value,
  );
}

/** Wraps a record at a path of the body. */
export function wrapBody(record: unknown, steps: readonly string[] = []): unknown {
  return steps.toReversed().reduce<unknown>((nested, step) => ({ [step]: nested }), record);
}

/** Returns the total from header or body; undefined when absent. */
export function getTotal({ total }: ResourceWire, headers: Headers, answer: unknown): number | undefined {
  if (!total) return undefined;
  const value = 'header' in total ? headers.get(total.header)?.split('/').pop() : getAt(answer, total.at);
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Merges JSON:API `attributes` into the record. */
export function flattenAttributes(row: unknown, { flat }: ResourceWire): unknown {
  if (!flat || !isObject(row)) return row;
  const nested = row[flat.at];
  return isObject(nested) ? { ...row, ...nested, [flat.at]: undefined } : row;
}

/** The reverse of flattenAttributes: a JSON:API body with `type`, `id` and attributes. */
export function nestAttributes(fields: object, { flat, id }: ResourceWire, name: string, record: Query): object {
  if (!flat) return fields;
  const read = (word: string): unknown => (Object.hasOwn(record, word) ? record[word] : undefined);
  const number = read(toOwnName(id)) ?? read(id);
  return { type: read('type') ?? flat.type ?? name, ...(number !== undefined && { id: number }), [flat.at]: fields };
}

/** Replaces embedded related records by their keys. */
export function replaceRelationsWithKeys(row: unknown, fields: readonly FieldDefinition[]): unknown {
  if (!isObject(row)) return row;
  const keys = fields.flatMap(({ name, ref }) => {
    const value = row[name];
    return ref?.key !== undefined && isObject(value) ? [[name, value[ref.key] ?? null] as const] : [];
  });
  return keys.length > 0 ? { ...row, ...Object.fromEntries(keys) } : row;
}

/** Picks the writable fields of a record, under the API's names. */
export function pickWritableValues(fields: readonly FieldDefinition[] = [], record: object): Record<string, unknown> {
  const names = new Set(fields.filter((field) => !field.readOnly).map(({ name }) => name));
  const writable = Object.entries(record).filter(([name]) => names.has(name));
  return Object.fromEntries(writable.map(([name, value]) => [toApiName(name), value]));
}
