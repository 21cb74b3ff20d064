import { formatDate } from '#domain/dates.ts';
import { formatMinor } from '#domain/format-money.ts';
import { getFormatLocale } from '#domain/language.ts';
import type { Language } from '#generated/enums.ts';
import { createTranslator } from '#locales/translate.ts';
import type { TFunction } from 'i18next';

/** Translations and formats of documents in one language. */
export interface Words {
  t: TFunction;
  lang: Language;
  money(minor: number, currency: string): string;
  percent(rate: number): string;
  date(moment: Date): string;
  /** Translated country name. */
  country(code: string): string;
}

const cache = new Map<Language, Promise<Words>>();

/** Loads translations and formats of a language. Cached. */
export function loadWords(lang: Language): Promise<Words> {
  const words = cache.get(lang) ?? createWords(lang);
  cache.set(lang, words);
  return words;
}

async function createWords(lang: Language): Promise<Words> {
  const { t } = await createTranslator(lang, ['documents', 'common']);
  const locale = getFormatLocale(lang);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    t,
    lang,
    money: (minor, currency) => formatMinor(minor, currency, locale),
    percent: (rate) => percent.format(rate / 100),
    date: (moment) => formatDate(Math.floor(moment.getTime() / 1000), locale),
    country: (code) => countries.of(code) ?? code,
  };
}
