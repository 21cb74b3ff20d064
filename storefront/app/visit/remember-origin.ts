import { getExternalReferrer, getVisitOrigin } from '#domain/orders/origin.ts';
import { toEnglishPath } from '#domain/local-paths.ts';
import { ROUTES } from '#domain/routes.ts';
import type { CookieJar } from './cookie-jar.ts';
import { OWN_COOKIES } from './cookies.ts';
import type { DocumentRequest } from './document-request.ts';

/** Maximum lengths of origin and referrer in the description. */
const MAX_ORIGIN = 20;
const MAX_REFERRER = 500;

/**
 * Stores the traffic source of a visit (§4) for sign-up and payment: the origin code and the first external referrer.
 * Only document requests count.
 */
export function rememberOrigin(request: DocumentRequest, cookies: CookieJar, publicUrl: string): void {
  if (!request.isDocument) return;
  const { url } = request;
  const path = toEnglishPath(url.pathname);
  // embedded players are no visit, and work without cookies
  if (path === ROUTES.player || path === ROUTES.widget) return;
  const storedOrigin = cookies.get(OWN_COOKIES.origin.name);
  const referrer = getExternalReferrer(request.referrer, new URL(publicUrl).host);
  const visit = { path, query: url.searchParams, referrer, origin: storedOrigin };
  const origin = getVisitOrigin(visit).slice(0, MAX_ORIGIN);
  if (origin !== storedOrigin) cookies.set(OWN_COOKIES.origin, origin);
  if (referrer && !cookies.get(OWN_COOKIES.referrer.name)) {
    cookies.set(OWN_COOKIES.referrer, referrer.slice(0, MAX_REFERRER));
  }
}
