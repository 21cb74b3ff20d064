import { data } from 'react-router';
import { buildMakerLink } from '#domain/catalogue/project-links.ts';
import { toEnglishPath } from '#domain/local-paths.ts';
import { sanitizeForPage } from '#domain/rich-text/sanitize-rich-text.ts';
import type { Language, MakerType } from '#generated/enums.ts';
import type { Maker } from '#generated/schemas.ts';
import { loadOptional, loadRequired } from '#storefront/app/api/load.ts';
import { buildMakerData } from '#storefront/app/meta/linked-data.server.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { chooseText } from './description.server.ts';
import { loadListing, type Listing } from './list.server.ts';

/** An artist or label as its page shows it. */
export interface MakerView extends Omit<Maker, 'bio_en' | 'bio_fr'> {
  readonly kind: MakerType;
  /** safe HTML; empty without one */
  readonly bio: string;
}

/** The data of an artist's or label's page. */
export interface MakerPageData extends Listing {
  readonly maker: MakerView;
  readonly linkedData: readonly object[];
}

/** Parses the id of a maker's address. Throws 404. */
export function parseMakerId({ id = '' }: { readonly id?: string }): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  return Number(id);
}

const getMaker = ({ api }: Visit, kind: MakerType, id: number) =>
  api.GET(kind === 'artist' ? '/artists/{id}' : '/labels/{id}', { params: { path: { id } } });

function toMakerView(kind: MakerType, { bio_en, bio_fr, ...maker }: Maker, language: Language): MakerView {
  const bio = chooseText({ description_en: bio_en ?? null, description_fr: bio_fr ?? null }, language);
  return { ...maker, kind, bio: sanitizeForPage(bio, language) };
}

/** Loads an artist or label with its projects. A wrong slug redirects permanently. */
export async function loadMaker(
  kind: MakerType,
  request: Request,
  params: { readonly id?: string },
  visit: Visit,
): Promise<MakerPageData> {
  const id = parseMakerId(params);
  const [maker, listing] = await Promise.all([
    loadRequired(getMaker(visit, kind, id)),
    loadListing(request, visit, kind === 'artist' ? { artist_id: id } : { label_id: id }),
  ]);
  const { pathname, search } = new URL(request.url);
  const link = buildMakerLink(kind, id, maker.name);
  if (toEnglishPath(pathname) !== link) throw redirectTo(visit.path(link) + search, 301);
  const linkedData = buildMakerData(visit.publicUrl, kind, maker, link);
  return { maker: toMakerView(kind, maker, visit.language), linkedData, ...listing };
}

/** Loads the artist or label that a shop belongs to; undefined for a shop of the house. */
export async function loadShopMaker(
  shop: { readonly artist_id?: number | null; readonly label_id?: number | null },
  visit: Visit,
): Promise<MakerView | undefined> {
  const kind = shop.artist_id ? 'artist' : 'label';
  const id = shop.artist_id ?? shop.label_id;
  const maker = id ? await loadOptional(getMaker(visit, kind, id), undefined) : undefined;
  return maker && toMakerView(kind, maker, visit.language);
}
