import { data } from 'react-router';
import { makerLink } from '#domain/catalogue/project-links.ts';
import { plainPath } from '#domain/local-paths.ts';
import { makerData } from '#storefront/app/meta/linked-data.server.ts';
import { loadListing, type Listing } from './list.server.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** An artist's or label's page: who it is, and the list of what there is by them. */
export interface MakerPageData extends Listing {
  readonly kind: 'artist' | 'label';
  readonly id: number;
  readonly name: string;
  readonly linkedData: readonly object[];
}

/**
 * Reads everything by an artist or on a label. The name comes with their projects, so nobody without any is found (404);
 * another slug than their own leads to their address for good.
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
  const name = (await nameOf(kind, id, listing, visit)) ?? '';
  if (!name) throw data(null, { status: 404 });
  const { pathname, search } = new URL(request.url);
  const link = makerLink(kind, id, name);
  if (plainPath(pathname) !== link) throw redirectTo(visit.path(link) + search, 301);
  return { kind, id, name, linkedData: makerData(visit.publicUrl, kind, name, link), ...listing };
}

/** The name on the first project found; asked again without filters when these leave nothing. */
async function nameOf(
  kind: 'artist' | 'label',
  id: number,
  { list, query }: Listing,
  visit: Visit,
): Promise<string | null | undefined> {
  const [first] = list.projects;
  if (first) return kind === 'artist' ? first.artist_name : first.label_name;
  if (!query.search && !query.type && query.genres.length === 0) return undefined;
  const plain = new Request(new URL(`/${kind}/${id}`, visit.publicUrl));
  const all = await loadListing(plain, visit, kind === 'artist' ? { artist_id: id } : { label_id: id });
  return all.list.projects[0] && nameOf(kind, id, all, visit);
}
