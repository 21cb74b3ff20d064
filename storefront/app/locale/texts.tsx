import { createContext, use, type ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatNumber } from '#domain/format-number.ts';
import { getFormatLocale } from '#domain/language.ts';
import type { Language } from '#generated/enums.ts';
import { toLocalPath } from '#domain/local-paths.ts';
import type { SitePath } from '#domain/routes.ts';
import { createTranslator, type Translate } from './translate.ts';

/** Texts and formats of one language. */
export interface Texts {
  readonly language: Language;
  /** BCP 47 tag for `Intl` formats, e.g. en-GB */
  readonly locale: string;
  readonly t: Translate;
  /** translates an English path */
  path(to: SitePath): string;
  /** formats a decimal amount with its currency */
  money(amount: unknown, currency: string | null | undefined): string;
  /** formats a number with at most three decimals */
  number(value: number, minDecimals?: number): string;
  /** formats a date from Unix seconds or YYYY-MM-DD */
  date(input: number | string | null | undefined): string;
}

/** The texts of a language, memoised. */
export function getTexts(language: Language): Texts {
  let texts = textsByLanguage.get(language);
  if (!texts) {
    const locale = getFormatLocale(language);
    texts = {
      language,
      locale,
      t: createTranslator(language),
      path: (to) => toLocalPath(to, language),
      money: (amount, currency) => formatMoney(amount, currency, locale),
      number: (value, minDecimals) => formatNumber(value, locale, minDecimals),
      date: (input) => formatDate(input, locale),
    };
    textsByLanguage.set(language, texts);
  }
  return texts;
}

const textsByLanguage = new Map<Language, Texts>();

const TextsContext = createContext<Texts>(getTexts('en'));

export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <TextsContext value={getTexts(language)}>{children}</TextsContext>;
}

/** Texts and formats in the visitor's language. */
export function useTexts(): Texts {
  return use(TextsContext);
}
