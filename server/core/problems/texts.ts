import type { AnyCall } from '#server/core/api/handler.ts';
import { DEFAULT_LANGUAGE, chooseLanguage } from '#domain/language.ts';
import type { Language } from '#generated/enums.ts';
import { createTranslator } from '#locales/translate.ts';
import type { TFunction } from 'i18next';

const wordsOf = async (language: Language): Promise<TFunction> => (await createTranslator(language, ['common'])).t;
/** The words of problems in every language, loaded once. */
const translators = { en: await wordsOf('en'), fr: await wordsOf('fr'), zh: await wordsOf('zh') } satisfies Record<
  Language,
  TFunction
>;

/** Translates `titles.<status>`, `errors.<code>` and what else all rooms share. */
export function textsOf(language: Language): TFunction {
  return translators[language];
}

const chosen = new Map<string, Language>();
const MOST_CHOSEN = 200;

/** The language of the screen that calls: the browser's, which follows the choice made there, else the account's. */
export function screenLanguage({ headers, user }: Pick<AnyCall, 'headers' | 'user'>): Language {
  const header = headers['accept-language'];
  return languageOf(header && header !== '*' ? undefined : user?.lang, header);
}

/** The language of who calls: the account's, else the browser's, else English. */
export function languageOf(own: Language | undefined, acceptLanguage: string | undefined): Language {
  if (own) return own;
  if (!acceptLanguage) return DEFAULT_LANGUAGE;
  let language = chosen.get(acceptLanguage);
  if (!language) {
    language = chooseLanguage({ browser: acceptLanguage, page: DEFAULT_LANGUAGE });
    if (chosen.size < MOST_CHOSEN) chosen.set(acceptLanguage, language);
  }
  return language;
}
