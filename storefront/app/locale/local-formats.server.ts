import { getFormatLocale } from '#domain/language.ts';
import { type LocalFormats, readLocalFormats } from '#domain/local-formats.ts';
import type { Currency, Language } from '#generated/enums.ts';

const cached = new Map<string, LocalFormats>();

/** The formats of a language and a currency, which browsers are spared to read from `Intl`. */
export function loadLocalFormats(language: Language, currency: Currency): LocalFormats {
  const key = `${language} ${currency}`;
  let formats = cached.get(key);
  if (!formats) cached.set(key, (formats = readLocalFormats(getFormatLocale(language), currency)));
  return formats;
}
