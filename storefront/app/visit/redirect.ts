// eslint-disable-next-line no-restricted-imports -- the wrapper itself
import { redirect, redirectDocument } from 'react-router';
import { parseSitePath } from './site-path.ts';

/** A status, or headers and status. */
type Init = number | ResponseInit;

/**
 * Redirects to an address on this site; 302 unless `init` says otherwise. The only way loaders, actions and middleware
 * redirect: an address that a browser could take for another site becomes the home page.
 */
export function redirectTo(path: string, init?: Init): Response {
  return redirect(parseSitePath(path) ?? '/', init);
}

/** Redirects as `redirectTo` does, and has the browser load the whole page instead of the changed parts. */
export function reloadAt(path: string, init?: Init): Response {
  return redirectDocument(parseSitePath(path) ?? '/', init);
}
