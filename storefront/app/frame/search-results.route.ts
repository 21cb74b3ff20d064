import type { LoaderFunctionArgs } from 'react-router';
import type { SearchArtist, SearchProject, SearchResult } from '#generated/schemas.ts';
import type { SearchType } from '#generated/enums.ts';
import { optional } from '../api/page.ts';
import { visitContext } from '../visit/visit.server.ts';

/** Hits shown of each kind. */
const LIMIT: Readonly<Record<SearchType, number>> = { projects: 6, artists: 3, labels: 3 };

/** What the search box found, for the text it was asked for. */
export interface SearchHits {
  readonly text: string;
  readonly projects: readonly SearchProject[];
  readonly artists: readonly SearchArtist[];
  readonly labels: readonly SearchArtist[];
}

const isProject = (hit: SearchResult): hit is SearchProject => 'project_id' in hit;
const isMaker = (hit: SearchResult): hit is SearchArtist => 'id' in hit;

/** GET /search for the three kinds at once; nothing for empty text (§5). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<SearchHits> {
  const { api } = context.get(visitContext);
  const text = (new URL(request.url).searchParams.get('search') ?? '').trim().slice(0, 100);
  const find = async (type: SearchType): Promise<readonly SearchResult[]> =>
    text ? optional(api.GET('/search', { params: { query: { search: text, type, limit: LIMIT[type] } } }), []) : [];
  const [projects, artists, labels] = await Promise.all([find('projects'), find('artists'), find('labels')]);
  return {
    text,
    projects: projects.filter(isProject),
    artists: artists.filter(isMaker),
    labels: labels.filter(isMaker),
  };
}
