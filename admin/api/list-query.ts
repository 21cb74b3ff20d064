import type { GetListParams, GetManyReferenceParams } from 'ra-core';

/** What a list asks for, as the simple-rest dialect writes it: JSON in the query. */
export function listQuery({ pagination, sort, filter }: Partial<GetListParams | GetManyReferenceParams>): string {
  const { page = 1, perPage = 25 } = pagination ?? {};
  const query = new URLSearchParams({ range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]) });
  if (sort) query.set('sort', JSON.stringify([sort.field, sort.order]));
  if (filter && Object.keys(filter).length > 0) query.set('filter', JSON.stringify(filter));
  return query.toString();
}

/** How many rows there are by `Content-Range: orders 0-24/3190`; undefined when it does not say. */
export function totalOf(contentRange: string | null): number | undefined {
  const total = Number(contentRange?.split('/').pop());
  return contentRange && Number.isFinite(total) ? total : undefined;
}
