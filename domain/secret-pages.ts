import { ROUTES } from './routes.ts';

/** Addresses of pages with a secret token, up to the token. */
const BEFORE_TOKENS = Object.values(ROUTES)
  .filter((path) => path.includes('/:token'))
  .map((path) => path.slice(0, path.indexOf(':token')));

const START = new RegExp(`^(?:/[a-z]{2})?(?:${BEFORE_TOKENS.join('|')})`);

/** The part of a storefront path before its secret token, e.g. `/fr/offer/`; undefined for pages without one. */
export function getPathBeforeToken(path: string): string | undefined {
  return START.exec(path)?.[0];
}
