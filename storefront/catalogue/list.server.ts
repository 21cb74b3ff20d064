import { data } from 'react-router';
import type { ProjectList } from '#generated/schemas.ts';
import { page } from '#storefront/app/api/page.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { apiQuery, parseListQuery, type ListQuery } from './list-query.ts';

/** A page of the shop. */
export interface Listing {
  readonly query: ListQuery;
  readonly list: ProjectList;
}

/** What narrows a list beyond what its address's query says. */
export interface ListScope {
  readonly category_id?: number;
  readonly artist_id?: number;
  readonly label_id?: number;
  readonly shop_code?: string;
}

/** Reads the list an address asks for. Throws 404 for a page beyond the last one. */
export async function loadListing(request: Request, { api, currency }: Visit, scope: ListScope = {}): Promise<Listing> {
  const query = parseListQuery(new URL(request.url).searchParams);
  const list = await page(api.GET('/projects', { params: { query: { ...apiQuery(query), ...scope, currency } } }));
  if (query.page > 1 && list.projects.length === 0) throw data(null, { status: 404 });
  return { query, list };
}
