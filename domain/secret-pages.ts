import { ROUTES } from './routes.ts';

/** What stands before a secret token in the addresses of pages that have one (an offer, a quote, a confirmation of an e-mail). */
const BEFORE_TOKENS = Object.values(ROUTES)
  .filter((path) => path.includes('/:token'))
  .map((path) => path.slice(0, path.indexOf(':token')));

const START = new RegExp(`^(?:/[a-z]{2})?(?:${BEFORE_TOKENS.join('|')})`);

/** The part of a storefront path before its secret token, `/fr/offer/`; undefined for pages without one. */
export function beforeSecret(path: string): string | undefined {
  return START.exec(path)?.[0];
}
