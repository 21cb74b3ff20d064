import { toEnglishPath } from './local-paths.ts';
import { PARTS, ROUTES } from './routes.ts';

type AnyRouteKey = keyof typeof ROUTES | keyof typeof PARTS;

const countStaticSegments = (path: string): number => path.split('/').filter((part) => /^[^:]/.test(part)).length;

/** `/artist/:id/:slug?` → `/artist/[^/]+(?:/[^/]+)?`, with any case and a trailing slash, as the router matches. */
function toPattern(path: string): RegExp {
  const source = path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? (part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+') : `/${part}`))
    .join('');
  return new RegExp(`^${source}/?$`, 'i');
}

/** Routes in the router's order: more static segments first. */
const PATTERNS = Object.entries({ ...ROUTES, ...PARTS })
  .sort(([, a], [, b]) => countStaticSegments(b) - countStaticSegments(a))
  .map(([key, path]) => [key as AnyRouteKey, toPattern(path)] as const);

/** Finds the route of an address in any language; undefined for unknown addresses and those with escaped characters. */
export function findRoute(pathname: string): AnyRouteKey | undefined {
  if (pathname.includes('%')) return undefined;
  const path = toEnglishPath(pathname);
  return PATTERNS.find(([, pattern]) => pattern.test(path))?.[0];
}
