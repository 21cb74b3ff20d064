import type { AnyCall } from '#server/core/api/handler.ts';
import { chooseLanguage } from '#domain/choose-language.ts';
import { DEFAULT_LANGUAGE } from '#domain/language.ts';
import type { Language } from '#generated/enums.ts';
import { createTranslator } from '#locales/translate.ts';
import type { TFunction } from 'i18next';

const loadTexts = async (language: Language): Promise<TFunction> => (await createTranslator(language, ['common'])).t;
/** Translations of `common` by language. */
const translators = {
  en: await loadTexts('en'),
  fr: await loadTexts('fr'),
  zh: await loadTexts('zh'),
} satisfies Record<Language, TFunction>;

/** Returns the translator of `common` (`titles.<status>`, `errors.<code>` …) in a language. */
export function getTexts(language: Language): TFunction {
  return translators[language];
}

/** Returns the language of the calling screen: by Accept-Language, else of the account. */
export function getScreenLanguage({ headers, user }: Pick<AnyCall, 'headers' | 'user'>): Language {
  const header = headers['accept-language'];
  return getLanguage(header && header !== '*' ? undefined : user?.lang, header);
}

/** Returns the language of the caller: of the account, else by Accept-Language, else English. */
export function getLanguage(accountLanguage: Language | undefined, acceptLanguage: string | undefined): Language {
  if (accountLanguage) return accountLanguage;
  return chooseLanguage({ browser: acceptLanguage, page: DEFAULT_LANGUAGE });
}
