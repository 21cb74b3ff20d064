import { createContext, use, type ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatLocale } from '#domain/language.ts';
import type { Language } from '#generated/enums.ts';
import { localPath } from '#domain/local-paths.ts';
import type { SitePath } from '#domain/routes.ts';
import { translator, type Translate } from './translate.ts';

/** Everything that depends on the visitor's language. */
export interface Texts {
  readonly language: Language;
  /** tag for the platform's own formats, e.g. en-GB */
  readonly locale: string;
  readonly t: Translate;
  /** an English address in this language */
  path(to: SitePath): string;
  /** a decimal amount with its currency */
  money(amount: unknown, currency: string | null | undefined): string;
  /** a day out of Unix seconds or YYYY-MM-DD */
  date(input: number | string | null | undefined): string;
}

/** The texts of a language, the same object every time. */
export function textsOf(language: Language): Texts {
  let texts = known.get(language);
  if (!texts) {
    const locale = formatLocale(language);
    texts = {
      language,
      locale,
      t: translator(language),
      path: (to) => localPath(to, language),
      money: (amount, currency) => formatMoney(amount, currency, locale),
      date: (input) => formatDate(input, locale),
    };
    known.set(language, texts);
  }
  return texts;
}

const known = new Map<Language, Texts>();

const TextsContext = createContext<Texts>(textsOf('en'));

export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <TextsContext value={textsOf(language)}>{children}</TextsContext>;
}

/** Texts and formats in the visitor's language. */
export function useTexts(): Texts {
  return use(TextsContext);
}
