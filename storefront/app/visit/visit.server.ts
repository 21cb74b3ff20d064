import type { SitePath } from '#domain/routes.ts';
import { createContext, type MiddlewareFunction } from 'react-router';
import { isCartId } from '#domain/cart/cart-id.ts';
import { COOKIES } from '#domain/cookies.ts';
import { parseCurrency } from '#domain/currencies.ts';
import { DEFAULT_LANGUAGE } from '#domain/language.ts';
import type { Preferences, StorefrontContext } from '#domain/storefront-context.ts';
import type { Api } from '#generated/client.ts';
import type { AuthCheck, ImpersonatedBy, UserData, WhiteLabelShop } from '#generated/schemas.ts';
import { createApiClient } from '../api/client.ts';
import { loadOptional } from '../api/load.ts';
import { toLocalPath } from '#domain/local-paths.ts';
import { storefrontContext } from './context.ts';
import { CookieJar } from './cookie-jar.ts';
import { OWN_COOKIES } from './cookies.ts';
import { findLanguageRedirect } from './language-redirect.ts';
import { findOwnHostRedirect } from './own-host-redirect.ts';
import { redirectTo } from './redirect.ts';
import { rememberOrigin } from './remember-origin.ts';
import { toDocumentRequest } from './document-request.ts';
import { choosePreferences } from './preferences.server.ts';
import { loadKeptDays } from './kept-days.server.ts';

/** Data on the visitor of a request, for loaders and actions. */
export interface Visit extends Preferences {
  readonly api: Api;
  readonly cookies: CookieJar;
  readonly cartId: string | undefined;
  /** the site's origin for canonical addresses, without a trailing slash */
  readonly publicUrl: string;
  /** the white-label shop whose own host is visited */
  readonly hostShop: WhiteLabelShop | undefined;
  /** version of the shop's public data; undefined when unknown */
  readonly dataVersion: number | undefined;
  /** translates an English path to the visitor's language */
  path(to: SitePath): string;
  /** the staff member who views the shop as the account, read-only */
  readonly impersonated: ImpersonatedBy | undefined;
  /** loads the signed-in account, once per request; undefined for visitors */
  user(): Promise<UserData | undefined>;
}

export const visitContext = createContext<Visit>();

/**
 * Root middleware: creates the visit for loaders and actions, and appends the cookies they set to the response.
 * Redirects visitors, except crawlers, to the address in their language.
 */
export const visitMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const server = context.get(storefrontContext);
  const { publicUrl, origin = publicUrl, hostShop, clientIp, preferences: sharedPreferences } = server;
  if (sharedPreferences) {
    context.set(visitContext, createSharedVisit(server, sharedPreferences));
    return withCacheControl(await next());
  }
  const transport = { send: server.apiFetch, callOperation: server.callOperation };
  const url = new URL(request.url);
  const ownHostPath = hostShop && findOwnHostRedirect(url, hostShop.code);
  if (ownHostPath !== undefined) return redirectTo(ownHostPath);
  const cookies = new CookieJar(request.headers.get('cookie'), origin.startsWith('https:'));
  const checkToken = async (token: string) =>
    loadOptional(createApiClient({ ...transport, language: DEFAULT_LANGUAGE, token }).GET('/auth/check'), undefined);
  const impersonation = await loadImpersonation(cookies, checkToken);
  const token = impersonation?.token ?? cookies.token(COOKIES.token);
  const cartId = cookies.get(COOKIES.cart.name);

  const user = once(async () => {
    if (impersonation) return impersonation.data;
    return token === undefined ? undefined : (await checkToken(token))?.data;
  });
  const account = await user();
  const linkedCurrency = parseCurrency(url.searchParams.get('currency'));
  const preferences = choosePreferences({
    pathname: url.pathname,
    linkedCurrency: linkedCurrency ?? (account && cookies.get(OWN_COOKIES.linkedCurrency.name)),
    cookies,
    acceptLanguage: request.headers.get('accept-language'),
    clientIp,
    account,
  });
  const { language } = preferences;
  const localPath = findLanguageRedirect(toDocumentRequest(request), language);
  if (localPath)
    return redirectTo(localPath, {
      headers: { Vary: 'Cookie, Accept-Language', 'Cache-Control': 'private, no-store' },
    });

  // an account's currency wins over the visitor's cookie, and a link does not change the account
  if (linkedCurrency) cookies.set(account ? OWN_COOKIES.linkedCurrency : COOKIES.currency, linkedCurrency);
  rememberOrigin(toDocumentRequest(request), cookies, origin);

  const api = createApiClient({ ...transport, language, token });
  context.set(visitContext, {
    ...preferences,
    api,
    cookies,
    // during an impersonation, the browser's cart is the staff member's
    cartId: !impersonation && isCartId(cartId) ? cartId : undefined,
    publicUrl,
    hostShop,
    dataVersion: server.dataVersion,
    impersonated: impersonation?.impersonated,
    path: (to) => toLocalPath(to, language),
    user,
  });
  const response = await next();
  for (const cookie of await cookies.changes(() => loadKeptDays(api))) response.headers.append('Set-Cookie', cookie);
  return withCacheControl(response);
};

/** Forbids shared caches of proxies to keep a page, unless it says otherwise. */
function withCacheControl(response: Response): Response {
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}

/** Creates the visit of a shared page: without account, cart and cookies. */
function createSharedVisit(
  { apiFetch, callOperation, publicUrl, dataVersion }: StorefrontContext,
  preferences: Preferences,
): Visit {
  const { language } = preferences;
  return {
    ...preferences,
    api: createApiClient({ send: apiFetch, callOperation, language }),
    cookies: new CookieJar(null, publicUrl.startsWith('https:')),
    cartId: undefined,
    publicUrl,
    // shared pages are those of the site's own host
    hostShop: undefined,
    dataVersion,
    impersonated: undefined,
    path: (to) => toLocalPath(to, language),
    user: async () => undefined,
  };
}

/**
 * Loads the impersonation of the visit; undefined when there is none. Its token has a separate cookie, so that the
 * staff member's session continues afterwards. The cookie of an expired impersonation is deleted.
 */
async function loadImpersonation(cookies: CookieJar, checkToken: (token: string) => Promise<AuthCheck | undefined>) {
  const token = cookies.token(OWN_COOKIES.impersonation);
  if (!token) return undefined;
  const { data, impersonated } = (await checkToken(token)) ?? {};
  if (data && impersonated) return { token, data, impersonated };
  cookies.delete(OWN_COOKIES.impersonation);
  return undefined;
}

/** Memoises a function without parameters. */
function once<Result>(compute: () => Result): () => Result {
  let cached: { readonly result: Result } | undefined;
  return () => (cached ??= { result: compute() }).result;
}
