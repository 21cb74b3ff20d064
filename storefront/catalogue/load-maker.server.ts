import { data } from 'react-router';
import { buildMakerLink } from '#domain/catalogue/project-links.ts';
import { toEnglishPath } from '#domain/local-paths.ts';
import { buildMakerData } from '#storefront/app/meta/linked-data.server.ts';
import { loadListing, type Listing } from './list.server.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The data of an artist's or label's page. */
export interface MakerPageData extends Listing {
  readonly kind: 'artist' | 'label';
  readonly id: number;
  readonly name: string;
  readonly linkedData: readonly object[];
}

/**
 * Loads the projects of an artist or label. The name comes from the projects, so that a maker without any is 404; a
 * wrong slug redirects permanently.
 */
export async function loadMaker(
  kind: 'artist' | 'label',
  request: Request,
  params: { readonly id?: string },
  visit: Visit,
): Promise<MakerPageData> {
  const id = /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : undefined;
  if (id === undefined) throw data(null, { status: 404 });
  const listing = await loadListing(request, visit, kind === 'artist' ? { artist_id: id } : { label_id: id });
  const name = (await findMakerName(kind, id, listing, visit)) ?? '';
  if (!name) throw data(null, { status: 404 });
  const { pathname, search } = new URL(request.url);
  const link = buildMakerLink(kind, id, name);
  if (toEnglishPath(pathname) !== link) throw redirectTo(visit.path(link) + search, 301);
  return { kind, id, name, linkedData: buildMakerData(visit.publicUrl, kind, name, link), ...listing };
}

/** The name from the first project; loads the unfiltered list when the filters leave none. */
async function findMakerName(
  kind: 'artist' | 'label',
  id: number,
  { list, query }: Listing,
  visit: Visit,
): Promise<string | null | undefined> {
  const [project] = list.projects;
  if (project) return kind === 'artist' ? project.artist_name : project.label_name;
  if (!query.search && !query.type && query.genres.length === 0) return undefined;
  const request = new Request(new URL(`/${kind}/${id}`, visit.publicUrl));
  const unfiltered = await loadListing(request, visit, kind === 'artist' ? { artist_id: id } : { label_id: id });
  return unfiltered.list.projects[0] && findMakerName(kind, id, unfiltered, visit);
}
