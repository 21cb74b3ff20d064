import type { SitePath } from '#domain/routes.ts';
import { createContext, type MiddlewareFunction } from 'react-router';
import { isCartId } from '#domain/cart/cart-id.ts';
import { COOKIES } from '#domain/cookies.ts';
import { chooseCurrency, parseCurrency } from '#domain/currencies.ts';
import { chooseLanguage } from '#domain/choose-language.ts';
import { DEFAULT_LANGUAGE } from '#domain/language.ts';
import { parseProjectPath } from '#domain/catalogue/project-links.ts';
import type { Api } from '#generated/client.ts';
import type { Currency, Language } from '#generated/enums.ts';
import type { AuthCheck, ImpersonatedBy, UserData } from '#generated/schemas.ts';
import { createApiClient } from '../api/client.ts';
import { loadOptional } from '../api/load.ts';
import { toLocalPath, getPageLanguage } from '#domain/local-paths.ts';
import { storefrontContext } from './context.ts';
import { CookieJar } from './cookie-jar.ts';
import { OWN_COOKIES } from './cookies.ts';
import { findCountryOfAddress } from './geolocation.server.ts';
import { findLanguageRedirect } from './language-redirect.ts';
import { redirectTo } from './redirect.ts';
import { rememberOrigin } from './remember-origin.ts';
import { loadKeptDays } from './kept-days.server.ts';

/** Data on the visitor of a request, for loaders and actions. */
export interface Visit {
  readonly api: Api;
  readonly cookies: CookieJar;
  readonly language: Language;
  readonly currency: Currency;
  /** by geolocation, ISO 3166 alpha-2 */
  readonly country: string | undefined;
  readonly cartId: string | undefined;
  /** where browsers reach the shop */
  readonly publicUrl: string;
  /** an English address in the visitor's language */
  path(to: SitePath): string;
  /** staff that looks at the shop in the account's place, reading only */
  readonly impersonated: ImpersonatedBy | undefined;
  /** the signed-in account; read once per request, on first use */
  user(): Promise<UserData | undefined>;
}

export const visitContext = createContext<Visit>();

/**
 * Root middleware: reads who visits, offers it to all loaders and actions, and writes the cookies they set. Leads people
 * (never crawlers) to the address of their language.
 */
export const visitMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { apiFetch, callOperation, publicUrl, clientIp } = context.get(storefrontContext);
  const transport = { send: apiFetch, callOperation };
  const url = new URL(request.url);
  const cookies = new CookieJar(request.headers.get('cookie'), publicUrl.startsWith('https:'));
  const check = async (token: string) =>
    loadOptional(createApiClient({ ...transport, language: DEFAULT_LANGUAGE, token }).GET('/auth/check'), undefined);
  const looking = await lookingOf(cookies, check);
  const token = looking?.token ?? cookies.token(COOKIES.token);
  const saved = {
    language: cookies.get(COOKIES.language.name),
    currency: cookies.get(COOKIES.currency.name),
    cart: cookies.get(COOKIES.cart.name),
  };

  const user = once(async () => {
    if (looking) return looking.data;
    return token === undefined ? undefined : (await check(token))?.data;
  });
  // signing in writes the account's language and currency into the cookies, so the cookies are never older than the account
  const account = saved.language && saved.currency ? undefined : await user();
  const language = chooseLanguage({
    user: saved.language ? undefined : account?.lang,
    cookie: saved.language,
    browser: request.headers.get('accept-language'),
    page: getPageLanguage(url.pathname),
  });
  const elsewhere = findLanguageRedirect(request, language);
  if (elsewhere)
    return redirectTo(elsewhere, {
      headers: { Vary: 'Cookie, Accept-Language', 'Cache-Control': 'private, no-store' },
    });

  const asked = url.searchParams.get('currency');
  const { currency, country } = chooseCurrency({
    query: asked,
    user: saved.currency ? undefined : account?.currency,
    cookie: saved.currency,
    projectId: parseProjectPath(url.pathname),
    language,
    country: findCountryOfAddress(clientIp),
  });
  if (parseCurrency(asked)) cookies.set(COOKIES.currency, currency);
  rememberOrigin(request, cookies, publicUrl);

  const api = createApiClient({ ...transport, language, token });
  context.set(visitContext, {
    api,
    cookies,
    language,
    currency,
    country,
    // the cart of this browser is not the customer's
    cartId: !looking && isCartId(saved.cart) ? saved.cart : undefined,
    publicUrl,
    impersonated: looking?.impersonated,
    path: (to) => toLocalPath(to, language),
    user,
  });
  const response = await next();
  for (const cookie of await cookies.changes(() => loadKeptDays(api))) response.headers.append('Set-Cookie', cookie);
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache');
  return response;
};

/**
 * Whose place staff looks at the shop in. It has a cookie of its own, so that the session of who looks is there again
 * afterwards; one that has ended is forgotten.
 */
async function lookingOf(cookies: CookieJar, check: (token: string) => Promise<AuthCheck | undefined>) {
  const token = cookies.token(OWN_COOKIES.impersonation);
  if (!token) return undefined;
  const { data, impersonated } = (await check(token)) ?? {};
  if (data && impersonated) return { token, data, impersonated };
  cookies.delete(OWN_COOKIES.impersonation);
  return undefined;
}

/** The colour scheme the visitor chose; undefined follows the system setting. */
export function chosenScheme(cookies: CookieJar): 'light' | 'dark' | undefined {
  const scheme = cookies.get(OWN_COOKIES.scheme.name);
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}

/** A function that does its work at the first call and gives the same answer ever after. */
function once<Result>(work: () => Result): () => Result {
  let done: { readonly result: Result } | undefined;
  return () => (done ??= { result: work() }).result;
}
