import type { Currency, Language } from '#generated/enums.ts';
import { getCurrencyDecimals } from '../money.ts';
import { type AmountParts, splitAmount } from './parts.ts';

/** Loaded by language, so that browsers load one only. */
const LANGUAGES: Readonly<
  Record<Language, () => Promise<{ formatInWords: (parts: AmountParts, currency: Currency) => string }>>
> = {
  en: () => import('./english.ts'),
  fr: () => import('./french.ts'),
  zh: () => import('./chinese.ts'),
};

/**
 * Formats a decimal amount in words: (24.9, 'EUR', 'en') → "twenty-four euros and ninety cents". Chinese uses financial
 * numerals. Throws a RangeError for NaN, infinities and amounts beyond 2^53 minor units.
 */
export async function formatAmountInWords(amount: number, currency: Currency, language: Language): Promise<string> {
  const { formatInWords } = await LANGUAGES[language]();
  return formatInWords(splitAmount(amount, currency), currency);
}

/** Formats a decimal amount with its unambiguous ISO code: "24.90 EUR", "1,500 JPY". */
export function formatAmountInFigures(amount: number, currency: Currency, locale: string): string {
  const digits = getCurrencyDecimals(currency);
  const figures = amount.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${figures} ${currency}`;
}
