import { Currency, type Language } from '#generated/enums.ts';

/** §9: the currency of who has none. */
export const DEFAULT_CURRENCY: Currency = 'EUR';

/** §4: the project whose visitors pay in dollars unless they chose otherwise. */
const DOLLAR_PROJECT_ID = 259413;

/** §4: the currency that a place gives; everywhere else pays in euros. */
const CURRENCY_OF_PLACE: Readonly<Partial<Record<string, Currency>>> = {
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

/** The supported currency a text means (any case), undefined when it is none. */
export function parseCurrency(text: string | null | undefined): Currency | undefined {
  const code = text?.trim().toUpperCase();
  return Currency.values.find((currency) => currency === code);
}

/** The country, or EU, whose flag stands for a currency (§9). */
export function flagOfCurrency(currency: Currency): string {
  return Currency.data[currency].country;
}

/** The currency of a visitor's place by geolocation (§4). */
export function currencyOfCountry(country: string | null | undefined): Currency {
  return CURRENCY_OF_PLACE[country?.toUpperCase() ?? ''] ?? DEFAULT_CURRENCY;
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
 * The currency and country of a visitor (§4): a supported query parameter wins; then what the user or her cookie says;
 * for who has none, dollars on one project, yuan and China for Chinese readers, otherwise by place.
 */
export function chooseCurrency(clues: CurrencyClues): { currency: Currency; country: string | undefined } {
  const country = clues.country?.toUpperCase() || undefined;
  const own = parseCurrency(clues.query) ?? parseCurrency(clues.user) ?? parseCurrency(clues.cookie);
  if (own) return { currency: own, country };
  if (clues.projectId === DOLLAR_PROJECT_ID) return { currency: 'USD', country };
  if (clues.language === 'zh') return { currency: 'CNY', country: 'CN' };
  return { currency: currencyOfCountry(country), country };
}
