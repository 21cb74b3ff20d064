import { data } from 'react-router';
import type { ProjectList } from '#generated/schemas.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { buildApiQuery, parseListQuery, type ListQuery } from './list-query.ts';

/** One page of a project list. */
export interface Listing {
  readonly query: ListQuery;
  readonly list: ProjectList;
}

/** Filters of a list that are not part of its URL query. */
export interface ListScope {
  readonly category_id?: number;
  readonly artist_id?: number;
  readonly label_id?: number;
  readonly shop_code?: string;
}

/** Loads the list of a URL. Throws 404 for a page beyond the last one. */
export async function loadListing(request: Request, { api, currency }: Visit, scope: ListScope = {}): Promise<Listing> {
  const query = parseListQuery(new URL(request.url).searchParams);
  const list = await loadRequired(
    api.GET('/projects', { params: { query: { ...buildApiQuery(query), ...scope, currency } } }),
  );
  if (query.page > 1 && list.projects.length === 0) throw data(null, { status: 404 });
  return { query, list };
}
