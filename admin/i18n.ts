import { Language } from '#generated/enums/Language.ts';
import { makeTranslator, type ReadWords } from '#locales/make-translator.ts';
import type { i18n } from 'i18next';
import type { I18nProvider } from 'react-admin';
import { setRequestLanguage } from './api/client.ts';

const STORED = 'back-office.language';

const isLanguage = (code: unknown): code is Language => Language.values.some((known) => known === code);

/** The language chosen in this browser; undefined while nobody chose. */
export function chosenLanguage(): Language | undefined {
  const stored = localStorage.getItem(STORED);
  return isLanguage(stored) ? stored : undefined;
}

/** The language chosen before, else the browser's where we speak it, else English. */
function firstLanguage(): Language {
  return chosenLanguage() ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** The words of the back office in the first language; others are loaded when they are chosen. `read` gets their files. */
export async function createWords(read: ReadWords): Promise<i18n> {
  const translator = await makeTranslator(firstLanguage(), ['admin', 'common'], read);
  const announce = () => {
    setRequestLanguage(translator.language);
    document.documentElement.lang = translator.language;
  };
  announce();
  translator.on('languageChanged', announce);
  return translator;
}

/** react-admin's i18n over them. Made anew for each language, so that whoever uses it renders again and nothing is mounted anew. */
export function i18nProviderOf(translator: i18n): I18nProvider {
  return {
    translate: (key, { smart_count, _, ...params } = {}) =>
      String(
        translator.t(key, { ...(smart_count !== undefined && { count: smart_count }), defaultValue: _, ...params }),
      ),
    async changeLocale(next) {
      await translator.changeLanguage(next);
    },
    getLocale: () => translator.language,
  };
}

/** Keeps a language for the next visits to this browser. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(STORED, language);
}
