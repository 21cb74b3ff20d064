/** How the lists of an API that was read by shape are asked for, and what their answers hold. */
import type { FieldDefinition, ResourceDefinition, ResourceWire } from '#generated/definitions.ts';
import type { GetListParams } from 'react-admin';
import { filterOf, readConditions } from './filters.ts';
import { jsonFilter } from './json-filter.ts';
import { apiName, ownName } from './wire-identity.ts';

/** What a list is asked for; a cursor where pages follow one another. */
export type ListRequest = Partial<GetListParams> & { cursor?: string };

/** Values by the name of their parameter; how they are written is for the description to say. */
type Query = Record<string, unknown>;

const FIRST: NonNullable<ListRequest['pagination']> = { page: 1, perPage: 25 };

/** The query of a list in the API's own words: page, order, search and filters. */
export function wireQuery(resource: ResourceDefinition, { pagination, sort, filter = {}, cursor }: ListRequest): Query {
  const { wire, sorts } = resource;
  const query: Query = {};
  if (!wire) return query;
  setPage(query, wire, pagination ?? FIRST, cursor);
  if (sort && sorts.includes(sort.field)) setSort(query, wire, sort);
  const { q, ...conditions }: Record<string, unknown> = filter;
  for (const name of wire.parents) delete conditions[name];
  const json = jsonFilter(resource, conditions);
  const elsewhere = wire.json?.fields ?? wire.local ?? [];
  for (const { field, operator, value } of readConditions(conditions, resource.filters)) {
    if (elsewhere.includes(field) || elsewhere.includes(apiName(field)))
      for (const key of Object.keys(filterOf({ field, operator, value }))) delete conditions[key];
  }
  if (wire.json && json) query[wire.json.parameter] = wire.json.encoded ? json : JSON.stringify(json);
  if (wire.search && typeof q === 'string' && q !== '') query[wire.search] = q;
  return { ...query, ...conditions };
}

function setPage(
  query: Query,
  { paging }: ResourceWire,
  { page, perPage }: typeof FIRST,
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
  const down = order === 'DESC';
  const name = apiName(field);
  if (sorting.by === 'sign') query[sorting.sort] = `${down ? '-' : ''}${name}`;
  if (sorting.by === 'suffix') query[sorting.sort] = `${name}${sorting.mark}${down ? 'desc' : 'asc'}`;
  if (sorting.by === 'two') {
    query[sorting.sort] = name;
    query[sorting.direction] = down ? sorting.desc : sorting.asc;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What stands at the end of some steps into an answer; undefined when it is not there. */
export function at(value: unknown, steps: readonly string[] = []): unknown {
  return steps.reduce<unknown>(
    (inner, step) => (isObject(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined),
    value,
  );
}

/** A body with the record where the API looks for it. */
export function wrapped(record: unknown, steps: readonly string[] = []): unknown {
  return steps.toReversed().reduce<unknown>((inner, step) => ({ [step]: inner }), record);
}

/** How many rows there are in all, when the answer says so. */
export function totalIn({ total }: ResourceWire, headers: Headers, answer: unknown): number | undefined {
  if (!total) return undefined;
  const found = 'header' in total ? headers.get(total.header)?.split('/').pop() : at(answer, total.at);
  const number = typeof found === 'string' && found !== '' ? Number(found) : found;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A record as the API's own words have it, with what JSON:API keeps apart (`attributes`) beside its number. */
export function flattened(row: unknown, { flat }: ResourceWire): unknown {
  if (!flat || !isObject(row)) return row;
  const inner = row[flat.at];
  return isObject(inner) ? { ...row, ...inner, [flat.at]: undefined } : row;
}

/** The reverse: a body with the fields of a record where JSON:API wants them. */
export function unflattened(fields: object, { flat, id }: ResourceWire, name: string, record: Query): object {
  if (!flat) return fields;
  const known = (word: string): unknown => (Object.hasOwn(record, word) ? record[word] : undefined);
  const number = known(ownName(id)) ?? known(id);
  return { type: known('type') ?? flat.type ?? name, ...(number !== undefined && { id: number }), [flat.at]: fields };
}

/** A record whose relations are numbers, where the API may give the related record itself. */
export function withNumbers(row: unknown, fields: readonly FieldDefinition[]): unknown {
  if (!isObject(row)) return row;
  const keyed = fields.flatMap(({ name, ref }) => {
    const value = row[name];
    return ref?.key !== undefined && isObject(value) ? [[name, value[ref.key] ?? null] as const] : [];
  });
  return keyed.length > 0 ? { ...row, ...Object.fromEntries(keyed) } : row;
}

/** Only what may be sent: the fields of the form, without those the server sets. */
export function sendable(fields: readonly FieldDefinition[] = [], record: object): Record<string, unknown> {
  const names = new Set(fields.filter((field) => !field.readOnly).map(({ name }) => name));
  const sent = Object.entries(record).filter(([name]) => names.has(name));
  return Object.fromEntries(sent.map(([name, value]) => [apiName(name), value]));
}
