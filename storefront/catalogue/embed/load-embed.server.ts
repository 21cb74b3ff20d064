import { data } from 'react-router';
import { type EmbedLook, type EmbedTarget, parseEmbedQuery } from '#domain/catalogue/embeds.ts';
import { buildMakerLink, buildProjectLink, buildShopLink } from '#domain/catalogue/project-links.ts';
import { buildPagePath, ROUTES, type SitePath } from '#domain/routes.ts';
import type { Query } from '#generated/operation-types.ts';
import type { SongCard } from '#generated/schemas.ts';
import { loadOptional, loadRequired } from '#storefront/app/api/load.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { getSongUrl, type Track } from '../player/playlist.ts';
import { buildAccent } from './embed-colors.server.ts';

/** Maximum number of tracks, as on a page of the API. */
const MAX_TRACKS = 100;
/** Number of tracks without a target: the newest of the shop. */
const NEWEST_TRACKS = 24;

/** The data of an embedded player. */
export interface Embed {
  readonly theme: EmbedLook['theme'];
  /** CSS variables of the chosen accent colour */
  readonly accent: ReturnType<typeof buildAccent> | undefined;
  /** name of the project, artist, track or shop; undefined for the newest tracks */
  readonly title: string | undefined;
  /** the artist, where the title is not one */
  readonly byline: string | undefined;
  /** address of the page of what is played */
  readonly link: string;
  readonly tracks: readonly Track[];
  /** waveform of the first track, if it is derived */
  readonly peaks: readonly number[] | undefined;
}

/** Loads what an embedded player shows. Throws 404 for an unknown target and for one without tracks. */
export async function loadEmbed(request: Request, visit: Visit): Promise<Embed> {
  const { target, theme, color } = parseEmbedQuery(new URL(request.url).searchParams);
  if (target === null) throw data(null, { status: 404 });
  const query: Query<'listSongs'> = target ? { ...toFilter(target), limit: MAX_TRACKS } : { limit: NEWEST_TRACKS };
  const { songs } = await loadRequired(visit.api.GET('/songs', { params: { query } }));
  const [first] = songs;
  if (!first) throw data(null, { status: 404 });
  const { title, byline, to } = await loadHeading(visit, target, first);
  const link = visit.publicUrl + visit.path(to);
  const accent = color === undefined ? undefined : buildAccent(color);
  return { theme, accent, title, byline, link, tracks: songs.map(toTrack), peaks: first.peaks };
}

export function toFilter({ kind, key }: EmbedTarget): Query<'listSongs'> {
  switch (kind) {
    case 'project':
      return { project_id: Number(key) };
    case 'artist':
      return { artist_id: Number(key) };
    case 'song':
      return { song_id: Number(key) };
    case 'shop':
      return { shop_code: key };
  }
}

const toProject = ({ project_id, category, project_name }: SongCard) => ({
  ...{ id: project_id, category },
  name: project_name,
});

function toTrack(song: SongCard): Track {
  return {
    id: song.id ?? 0,
    title: song.title,
    artist_name: song.artist_name,
    src: getSongUrl(song),
    picture: song.picture,
    link: buildProjectLink(toProject(song)),
  };
}

interface Heading {
  readonly title: string | undefined;
  readonly byline?: string | undefined;
  readonly to: SitePath;
}

/** Loads the heading of a target whose first track is given. */
export async function loadHeading(
  { api }: Pick<Visit, 'api'>,
  target: EmbedTarget | undefined,
  first: SongCard,
): Promise<Heading> {
  const to = buildProjectLink(toProject(first));
  switch (target?.kind) {
    case undefined:
      return { title: undefined, to: buildPagePath(ROUTES.list) };
    case 'project':
      return { title: first.project_name, byline: first.artist_name, to };
    case 'song':
      return { title: first.title, byline: first.artist_name, to };
    case 'artist': {
      const id = Number(target.key);
      const query = { artist_id: id, limit: 1 };
      const { projects } = await loadRequired(api.GET('/projects', { params: { query } }));
      const title = projects[0]?.artist_name ?? first.artist_name;
      return { title, to: buildMakerLink('artist', id, title) };
    }
    case 'shop': {
      const path = { shop_code: target.key };
      const shop = await loadOptional(api.GET('/shops/{shop_code}', { params: { path } }), undefined);
      return { title: shop?.name ?? target.key, to: buildShopLink(target.key) };
    }
  }
}
