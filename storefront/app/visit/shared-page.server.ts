import { COOKIES } from '#domain/cookies.ts';
import { findRoute } from '#domain/find-route.ts';
import { PLAIN_PAGES } from '#domain/content/content-pages.ts';
import { parseProjectPath } from '#domain/catalogue/project-links.ts';
import type { RouteKey } from '#domain/routes.ts';
import type { PageRequest, SharedPage } from '#domain/storefront-context.ts';
import { CookieJar } from './cookie-jar.ts';
import { OWN_COOKIES } from './cookies.ts';
import { acceptsDocument } from './document-request.ts';
import { DEFAULT_DAYS } from './kept-days.server.ts';
import { findLanguageRedirect } from './language-redirect.ts';
import { choosePreferences } from './preferences.server.ts';
import { rememberOrigin } from './remember-origin.ts';

/** Pages that show the same to all visitors who are not signed in and have no cart. */
const SHARED_ROUTES: ReadonlySet<unknown> = new Set<RouteKey>([
  ...PLAIN_PAGES,
  'home',
  'list',
  'shelf',
  'artist',
  'label',
  'shop',
  'project',
  'service',
  'vinyl',
  'cd',
  'tape',
  'merch',
  'diggers',
  'contact',
  'digital',
  'quoteForm',
  'reviews',
  'review',
  'linktree',
  'featured',
  'blog',
  'post',
  'help',
  'helpArticle',
  'newsletter',
]);

/** Cookies that do not prevent sharing: those of the key, and those that only requests of other pages read. */
const HARMLESS_COOKIES: ReadonlySet<string> = new Set([
  ...[COOKIES.language, COOKIES.currency, OWN_COOKIES.scheme].map(({ name }) => name),
  ...[OWN_COOKIES.origin, OWN_COOKIES.referrer, OWN_COOKIES.device, OWN_COOKIES.paid].map(({ name }) => name),
]);
const OWN_COOKIE_NAMES: ReadonlySet<string> = new Set(
  [...Object.values(COOKIES), ...Object.values(OWN_COOKIES)].map(({ name }) => name),
);
const ALERT_COOKIE = /^alert-/;
const CART = COOKIES.cart.name;

/** Parameters for tracking, which no page shows. */
const TRACKING = /^(?:utm_\w+|ori|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|mc_cid|mc_eid|_gl)$/;

/** Longer addresses are not shared. */
const MAX_ADDRESS = 500;
/** Path of the home page's loader data. */
const HOME_DATA = '/_root.data';

/**
 * Finds the shared page of a request. Undefined for pages with personal parts, for requests with an account, a cart or a
 * dismissed alert, and for redirects.
 */
export async function findSharedPage(request: PageRequest): Promise<SharedPage | undefined> {
  const { method, url, headers, publicUrl, clientIp } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.href.length > MAX_ADDRESS) return undefined;
  const pathname = toPagePath(url.pathname);
  // "currency" is saved in a cookie whose lifetime is a setting
  if (!SHARED_ROUTES.has(findRoute(pathname)) || url.searchParams.has('currency')) return undefined;
  const cookies = new CookieJar(toText(headers.cookie), publicUrl.startsWith('https:'));
  const isPersonal = showsCart(url) ? isPersonalCookie : (name: string) => name !== CART && isPersonalCookie(name);
  if (cookies.names().some(isPersonal)) return undefined;

  const isDocument = method === 'GET' && acceptsDocument(toText(headers.accept));
  const preferences = choosePreferences({
    pathname,
    linkedCurrency: undefined,
    cookies,
    acceptLanguage: toText(headers['accept-language']),
    clientIp,
  });
  const document = {
    isDocument,
    url,
    referrer: toText(headers.referer),
    userAgent: toText(headers['user-agent']),
  };
  if (findLanguageRedirect(document, preferences.language)) return undefined;
  rememberOrigin(document, cookies, publicUrl);

  const query = toSharedQuery(url.searchParams);
  const sharedTarget = query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
  const { language, currency, country, scheme } = preferences;
  return {
    key: JSON.stringify([publicUrl, sharedTarget, language, currency, country, scheme]),
    target: sharedTarget,
    preferences,
    figures: query.get('sort') === 'popular' ? 'all' : parseProjectPath(pathname),
    isShortened: query.size < url.searchParams.size,
    cookies: await cookies.changes(async () => DEFAULT_DAYS),
  };
}

/** The page of a path, which may be that of loader data: `/vinyl-shop.data` → `/vinyl-shop`. */
function toPagePath(pathname: string): string {
  if (pathname === HOME_DATA) return '/';
  return pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : pathname;
}

/** Whether the response contains the number on the cart button: a page, or loader data of the root route. */
function showsCart({ pathname, searchParams }: URL): boolean {
  const routes = pathname.endsWith('.data') ? searchParams.get('_routes')?.split(',') : undefined;
  return routes === undefined || routes.includes('root');
}

function isPersonalCookie(name: string): boolean {
  return !HARMLESS_COOKIES.has(name) && (OWN_COOKIE_NAMES.has(name) || ALERT_COOKIE.test(name));
}

/** The query without parameters for tracking, in alphabetical order. */
function toSharedQuery(query: URLSearchParams): URLSearchParams {
  const shared = new URLSearchParams([...query].filter(([name]) => !TRACKING.test(name)));
  shared.sort();
  return shared;
}

const toText = (value: string | readonly string[] | undefined): string | null =>
  (typeof value === 'string' ? value : value?.join(', ')) ?? null;
