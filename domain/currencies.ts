import { Currency, type Language } from '#generated/enums.ts';

/** The default currency (§9). */
export const DEFAULT_CURRENCY: Currency = 'EUR';

/** §4: the project whose visitors pay in dollars by default. */
const DOLLAR_PROJECT_ID = 259413;

/** §4: default currencies by country; others pay in euros. */
const CURRENCY_BY_COUNTRY: Readonly<Partial<Record<string, Currency>>> = {
  US: 'USD',
  CA: 'USD',
  MX: 'USD',
  GB: 'GBP',
  KR: 'KRW',
  AU: 'AUD',
  PH: 'PHP',
  JP: 'JPY',
  CN: 'CNY',
};

/** Parses a supported currency (any case); undefined when it is not one. */
export function parseCurrency(text: string | null | undefined): Currency | undefined {
  const code = text?.trim().toUpperCase();
  return Currency.values.find((currency) => currency === code);
}

/** The country, or EU, whose flag represents a currency (§9). */
export function getCurrencyFlag(currency: Currency): string {
  return Currency.data[currency].country;
}

/** The default currency of a visitor's country (§4). */
export function getCountryCurrency(country: string | null | undefined): Currency {
  return CURRENCY_BY_COUNTRY[country?.toUpperCase() ?? ''] ?? DEFAULT_CURRENCY;
}

/** Inputs for choosing a visitor's currency. */
export interface CurrencyClues {
  /** the query parameter "currency" */
  readonly query?: string | null;
  /** of the signed-in user */
  readonly user?: string | null;
  /** earlier choice */
  readonly cookie?: string | null;
  /** the project of the page */
  readonly projectId?: number | null;
  readonly language?: Language;
  /** by geolocation */
  readonly country?: string | null;
}

/**
 * Chooses the currency and country of a visitor (§4): a supported query parameter, else the user's currency, else the cookie;
 * else dollars on one project, yuan and China for Chinese readers, otherwise by country.
 */
export function chooseCurrency(clues: CurrencyClues): { currency: Currency; country: string | undefined } {
  const country = clues.country?.toUpperCase() || undefined;
  const chosen = parseCurrency(clues.query) ?? parseCurrency(clues.user) ?? parseCurrency(clues.cookie);
  if (chosen) return { currency: chosen, country };
  if (clues.projectId === DOLLAR_PROJECT_ID) return { currency: 'USD', country };
  if (clues.language === 'zh') return { currency: 'CNY', country: 'CN' };
  return { currency: getCountryCurrency(country), country };
}
