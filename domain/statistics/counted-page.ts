import { toEnglishPath } from '#domain/local-paths.ts';
import { ROUTES, type RouteKey } from '#domain/routes.ts';

/** Pages that are not counted: previews and files. */
const UNCOUNTED: readonly RouteKey[] = ['lookPreview', 'test', 'quotePdf', 'invoice'];

/** Static addresses first: /contest/party is not a contest. */
const PATTERNS = (Object.keys(ROUTES) as RouteKey[])
  .filter((key) => !UNCOUNTED.includes(key))
  .map((key) => ROUTES[key])
  .toSorted((a, b) => countParameters(a) - countParameters(b))
  .map(toPattern);

function countParameters(path: string): number {
  return path.split(':').length;
}

/**
 * A pattern whose groups are the counted parts: parameters and what is before them. Slugs and secret tokens are outside the
 * groups.
 */
function toPattern(path: string): RegExp {
  const parts = path.split('/').filter(Boolean);
  const source = parts.map((part) => {
    if (part === ':slug?') return '(?:/[^/]*)?';
    if (part === ':token') return '/[^/]+';
    if (part === ':id') return String.raw`(/\d{1,9})`;
    return part.startsWith(':') ? '(/[a-z0-9-]{1,60})' : `(/${part})`;
  });
  return new RegExp(`^${source.join('')}/?$`);
}

/**
 * The page that a view of an address counts for: its English path without query, slug and secret token; undefined for unknown
 * addresses. /fr/vinyl/1204/salt-signal?ori=NL → /vinyl/1204.
 */
export function getCountedPage(url: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  const path = toEnglishPath(url.split(/[?#]/, 1)[0] ?? '');
  for (const pattern of PATTERNS) {
    const groups = pattern.exec(path);
    if (groups) return groups.slice(1).join('') || '/';
  }
  return undefined;
}
