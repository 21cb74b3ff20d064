import type { AnyCall } from '#server/core/api/handler.ts';
import { DEFAULT_LANGUAGE, chooseLanguage } from '#domain/language.ts';
import type { Language } from '#generated/enums.ts';
import { createTranslator } from '#locales/translate.ts';
import type { TFunction } from 'i18next';

const loadTexts = async (language: Language): Promise<TFunction> => (await createTranslator(language, ['common'])).t;
/** The words of problems in every language, loaded once. */
const translators = {
  en: await loadTexts('en'),
  fr: await loadTexts('fr'),
  zh: await loadTexts('zh'),
} satisfies Record<Language, TFunction>;

/** Translates `titles.<status>`, `errors.<code>` and what else all rooms share. */
export function getTexts(language: Language): TFunction {
  return translators[language];
}

const languageByHeader = new Map<string, Language>();
const MAX_CACHED = 200;

/** The language of the screen that calls: the browser's, which follows the choice made there, else the account's. */
export function getScreenLanguage({ headers, user }: Pick<AnyCall, 'headers' | 'user'>): Language {
  const header = headers['accept-language'];
  return getLanguage(header && header !== '*' ? undefined : user?.lang, header);
}

/** The language of who calls: the account's, else the browser's, else English. */
export function getLanguage(own: Language | undefined, acceptLanguage: string | undefined): Language {
  if (own) return own;
  if (!acceptLanguage) return DEFAULT_LANGUAGE;
  let language = languageByHeader.get(acceptLanguage);
  if (!language) {
    language = chooseLanguage({ browser: acceptLanguage, page: DEFAULT_LANGUAGE });
    if (languageByHeader.size < MAX_CACHED) languageByHeader.set(acceptLanguage, language);
  }
  return language;
}
