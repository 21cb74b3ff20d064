import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { SearchArtist, SearchProject, SearchResult } from '#generated/schemas.ts';
import type { SearchType } from '#generated/enums.ts';
import { loadOptional } from '../api/load.ts';
import { visitContext } from '../visit/visit.server.ts';

/** Maximum number of hits by type. */
const LIMIT: Readonly<Record<SearchType, number>> = { projects: 6, artists: 3, labels: 3 };

/** The search results for `text`. */
export interface SearchHits {
  readonly text: string;
  /** whether the search could not be run */
  readonly failed?: boolean;
  readonly projects: readonly SearchProject[];
  readonly artists: readonly SearchArtist[];
  readonly labels: readonly SearchArtist[];
}

/** Keeps the page when the network or the server fails; the form still leads to the results. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<SearchHits> {
  try {
    return await serverLoader<typeof loader>();
  } catch {
    const text = (new URL(request.url).searchParams.get('search') ?? '').trim();
    return { text, failed: true, projects: [], artists: [], labels: [] };
  }
}

const isProject = (hit: SearchResult): hit is SearchProject => 'project_id' in hit;
const isMaker = (hit: SearchResult): hit is SearchArtist => 'id' in hit;

/** Searches the three types in parallel. Empty text has no results (§5); the search fails when none can be searched. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<SearchHits> {
  const { api } = context.get(visitContext);
  const text = (new URL(request.url).searchParams.get('search') ?? '').trim().slice(0, 100);
  const find = async (type: SearchType): Promise<readonly SearchResult[] | undefined> => {
    const query = { search: text, type, limit: LIMIT[type] };
    return text ? loadOptional(api.GET('/search', { params: { query } }), undefined) : [];
  };
  const [projects, artists, labels] = await Promise.all([find('projects'), find('artists'), find('labels')]);
  return {
    text,
    failed: !projects && !artists && !labels,
    projects: (projects ?? []).filter(isProject),
    artists: (artists ?? []).filter(isMaker),
    labels: (labels ?? []).filter(isMaker),
  };
}
