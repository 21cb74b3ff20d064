// Players and widgets in other sites' pages (§2.6), and the addresses that they show.
import { withSearch, ROUTES, type SitePath } from '#domain/routes.ts';
import { isHexColor } from '#domain/contrast.ts';
import { toEnglishPath } from '#domain/local-paths.ts';
import { parseProjectPath } from './project-links.ts';

/** What is played: the tracks of a project, artist or shop, or one track. */
export interface EmbedTarget {
  readonly kind: 'project' | 'artist' | 'song' | 'shop';
  /** the identifier, or the code of a shop */
  readonly key: string;
}

/** Colour scheme and accent of an embedded player; both follow the site and the visitor's setting when undefined. */
export interface EmbedLook {
  readonly theme?: 'light' | 'dark' | undefined;
  /** #rrggbb */
  readonly color?: string | undefined;
}

/** Page and default size in pixels; a width of undefined is that of the surrounding text. */
interface EmbedSize {
  readonly page: 'player' | 'widget';
  readonly width?: number;
  readonly height: number;
}

export const EMBED_SIZES = {
  bar: { page: 'widget', height: 120 },
  card: { page: 'widget', width: 340, height: 480 },
  player: { page: 'player', height: 520 },
} as const satisfies Record<string, EmbedSize>;

export type EmbedSizeName = keyof typeof EMBED_SIZES;

const KINDS = ['project', 'song', 'artist', 'shop'] as const;

const isKey = (kind: EmbedTarget['kind'], key: string): boolean =>
  kind === 'shop' ? /^[\w-]{1,60}$/.test(key) : /^[1-9]\d{0,8}$/.test(key);

/** The query of an embedded player; an invalid target is null, a missing one undefined. */
export interface EmbedQuery extends EmbedLook {
  readonly target?: EmbedTarget | null | undefined;
}

/** Parses the query of /player and /widget. Invalid colours and themes are ignored. */
export function parseEmbedQuery(query: URLSearchParams): EmbedQuery {
  const kind = KINDS.find((name) => query.has(name));
  const key = kind && query.get(kind);
  const theme = query.get('theme');
  const color = `#${query.get('color')?.replace(/^#/, '')}`;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    color: isHexColor(color) ? color.toLowerCase() : undefined,
    target: kind && (key && isKey(kind, key) ? { kind, key } : null),
  };
}

/** The target of a page of this site, by its path: a project, artist or shop, or what an embedded player shows. */
export function findEmbedTarget(pathname: string, query: URLSearchParams): EmbedTarget | undefined {
  const path = toEnglishPath(pathname);
  if (path === ROUTES.player || path === ROUTES.widget) return parseEmbedQuery(query).target ?? undefined;
  const [, kind, key = ''] = /^\/(artist|shop)\/([^/]+)/.exec(path) ?? [];
  if (kind === 'artist' || kind === 'shop') return isKey(kind, key) ? { kind, key } : undefined;
  const project = parseProjectPath(path);
  return project ? { kind: 'project', key: String(project) } : undefined;
}

/** The English path of an embedded player. */
export function buildEmbedPath(page: 'player' | 'widget', { kind, key }: EmbedTarget, look: EmbedLook = {}): SitePath {
  const query = new URLSearchParams({ [kind]: key });
  if (look.theme) query.set('theme', look.theme);
  if (look.color) query.set('color', look.color.slice(1));
  return withSearch(page === 'player' ? ROUTES.player : ROUTES.widget, `?${query}`);
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface EmbedFrame {
  readonly src: string;
  /** accessible name of the frame */
  readonly title: string;
  /** in pixels; as wide as the surrounding text when undefined */
  readonly width?: number | undefined;
  readonly height: number;
}

/** Formats the HTML that embeds a player. */
export function formatEmbedCode({ src, title, width, height }: EmbedFrame): string {
  const attributes = { src, title, width: String(width ?? '100%'), height: String(height), loading: 'lazy' };
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  return `<iframe ${text.join(' ')} style="border:0;max-width:100%" allow="autoplay"></iframe>`;
}
