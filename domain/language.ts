import { Language } from '#generated/enums.ts';

/** §1: the language of pages without a prefix. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Parses the supported language of a tag such as "fr-CA" or "zh_Hans"; undefined for others. */
export function parseLanguage(tag: string | null | undefined): Language | undefined {
  const code = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return Language.values.find((language) => language === code);
}

/** The locale for numbers and dates: en → en-GB. */
export function getFormatLocale(language: Language): string {
  return Language.data[language].locale;
}
