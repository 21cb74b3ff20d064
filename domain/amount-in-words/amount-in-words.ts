import type { Currency, Language } from '#generated/enums.ts';
import { currencyDecimals } from '../money.ts';
import { type Parts, partsOf } from './parts.ts';

/** Each language by itself, so that a browser loads only its own. */
const LANGUAGES: Readonly<Record<Language, () => Promise<{ words: (parts: Parts, currency: Currency) => string }>>> = {
  en: () => import('./english.ts'),
  fr: () => import('./french.ts'),
  zh: () => import('./chinese.ts'),
};

/**
 * A decimal amount in words: (24.9, 'EUR', 'en') → "twenty-four euros and ninety cents". In Chinese in the numerals of
 * banks. Throws a RangeError for NaN, infinities and amounts beyond 2^53 minor units.
 */
export async function amountInWords(amount: number, currency: Currency, language: Language): Promise<string> {
  const { words } = await LANGUAGES[language]();
  return words(partsOf(amount, currency), currency);
}

/** A decimal amount in figures with its ISO code, which no two currencies share: "24.90 EUR", "1,500 JPY". */
export function amountInFigures(amount: number, currency: Currency, locale: string): string {
  const digits = currencyDecimals(currency);
  const figures = amount.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${figures} ${currency}`;
}
