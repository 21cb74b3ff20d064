import { chooseLanguage } from '#domain/choose-language.ts';
import { parseProjectPath } from '#domain/catalogue/project-links.ts';
import { COOKIES } from '#domain/cookies.ts';
import { chooseCurrency } from '#domain/currencies.ts';
import { getPageLanguage } from '#domain/local-paths.ts';
import type { Preferences } from '#domain/storefront-context.ts';
import type { UserData } from '#generated/schemas.ts';
import type { CookieJar } from './cookie-jar.ts';
import { OWN_COOKIES } from './cookies.ts';
import { findCountryOfAddress } from './geolocation.server.ts';

interface Clues {
  readonly pathname: string;
  /** currency of a link, in the address or kept for the visit */
  readonly linkedCurrency: string | undefined;
  readonly cookies: CookieJar;
  readonly acceptLanguage: string | null | undefined;
  readonly clientIp: string;
  /** the signed-in account, whose choices win over cookies */
  readonly account?: Pick<UserData, 'lang' | 'currency'> | undefined;
}

/** Chooses language, currency, country and colour scheme of a visitor (§4). */
export function choosePreferences(clues: Clues): Preferences {
  const { pathname, linkedCurrency, cookies, acceptLanguage, clientIp, account } = clues;
  const language = chooseLanguage({
    user: account?.lang,
    cookie: cookies.get(COOKIES.language.name),
    browser: acceptLanguage,
    page: getPageLanguage(pathname),
  });
  const { currency, country } = chooseCurrency({
    query: linkedCurrency,
    user: account?.currency,
    cookie: cookies.get(COOKIES.currency.name),
    projectId: parseProjectPath(pathname),
    language,
    country: findCountryOfAddress(clientIp),
  });
  const scheme = cookies.get(OWN_COOKIES.scheme.name);
  return { language, currency, country, scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined };
}
