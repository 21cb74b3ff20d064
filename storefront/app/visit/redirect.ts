// eslint-disable-next-line no-restricted-imports -- the wrapper itself
import { redirect, redirectDocument } from 'react-router';
import { parseSitePath } from './site-path.ts';

/** A status, or headers and status. */
type Init = number | ResponseInit;

/**
 * Redirects within this site, with 302 unless `init` sets another status. A path that a browser could resolve to
 * another site becomes the home page.
 */
export function redirectTo(path: string, init?: Init): Response {
  return redirect(parseSitePath(path) ?? '/', init);
}

/** Redirects as `redirectTo` does, with a full page load. */
export function redirectDocumentTo(path: string, init?: Init): Response {
  return redirectDocument(parseSitePath(path) ?? '/', init);
}
