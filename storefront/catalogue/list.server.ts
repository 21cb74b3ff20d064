import { data } from 'react-router';
import type { Api } from '#generated/client.ts';
import type { Currency } from '#generated/enums.ts';
import type { ProjectCard, ProjectFacets, ProjectList } from '#generated/schemas.ts';
import { loadOptional, loadRequired } from '#storefront/app/api/load.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { buildApiQuery, buildFilterParams, parseListQuery, type ListQuery } from './list-query.ts';

/** One page of a project list. */
export interface Listing {
  readonly query: ListQuery;
  readonly list: ProjectList;
  /** undefined when they cannot be loaded */
  readonly facets: ProjectFacets | undefined;
  readonly currency: Currency;
  /** names that a misspelt search text resembles */
  readonly corrections: readonly string[];
  /** popular projects when the list is empty */
  readonly popular: readonly ProjectCard[];
}

/** Filters of a list that are not part of its URL query. */
export interface ListScope {
  readonly category_id?: number;
  readonly artist_id?: number;
  readonly label_id?: number;
  readonly shop_code?: string;
}

/** Loads the list of a URL with its filters. Throws 404 for a page beyond the last one. */
export async function loadListing(request: Request, { api, currency }: Visit, scope: ListScope = {}): Promise<Listing> {
  const query = parseListQuery(new URL(request.url).searchParams);
  const options = <Query extends object>(params: Query) => ({ params: { query: { ...params, ...scope, currency } } });
  const [list, facets, corrections] = await Promise.all([
    loadRequired(api.GET('/projects', options(buildApiQuery(query)))),
    loadOptional(api.GET('/projects/facets', options(buildFilterParams(query))), undefined),
    loadCorrections(query.search, api),
  ]);
  if (query.page > 1 && list.projects.length === 0) throw data(null, { status: 404 });
  const popular = list.projects.length === 0 ? await loadPopular(currency, api) : [];
  return { query, list, facets, currency, corrections, popular };
}

async function loadCorrections(search: string, api: Api): Promise<readonly string[]> {
  if (!search) return [];
  return (await loadOptional(api.GET('/search/corrections', { params: { query: { search } } }), { names: [] })).names;
}

function loadPopular(currency: Currency, api: Api): Promise<readonly ProjectCard[]> {
  return loadOptional(api.GET('/projects/recommandations', { params: { query: { currency } } }), []);
}
