import { Language } from '#generated/enums/Language.ts';
import { fillText, searchTexts, type Values } from '#locales/lean-texts.ts';
import type { ReadWords } from '#locales/read-words.ts';
import type { I18nProvider } from 'react-admin';
import { setRequestLanguage } from '#admin/api/client.ts';

/** Files of `locales/` that the back office uses. */
const NAMESPACES = ['admin', 'common'] as const;

const STORAGE_KEY = 'back-office.language';

const isLanguage = (code: unknown): code is Language => Language.values.some((value) => value === code);

/** Returns the language selected in this browser; undefined when none was. */
export function getStoredLanguage(): Language | undefined {
  const stored = localStorage.getItem(STORAGE_KEY);
  return isLanguage(stored) ? stored : undefined;
}

/** Returns the selected language, else the browser's if it is supported, else English. */
function detectLanguage(): Language {
  return getStoredLanguage() ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** The translations of the back office in one language. */
export interface Translations {
  readonly language: Language;
  /** Like fillText. */
  text(key: string, values?: Values): string | undefined;
  /** Loads the translations of another language. Rejects when loading fails. */
  in(language: Language): Promise<Translations>;
}

async function loadLanguage(language: Language, read: ReadWords): Promise<Translations> {
  const findText = searchTexts(await Promise.all(NAMESPACES.map((namespace) => read(language, namespace))));
  return {
    language,
    text: (key, values) => fillText(findText, language, key, values),
    in: (other) => loadLanguage(other, read),
  };
}

/** Loads the translations of the initial language; others are loaded when they are selected. */
export const loadTranslations = (read: ReadWords): Promise<Translations> => loadLanguage(detectLanguage(), read);

/** Sets the language of the document and of requests. */
export function applyLanguage({ language }: Translations): void {
  setRequestLanguage(language);
  document.documentElement.lang = language;
}

/** Creates react-admin's i18n provider. A new provider for each language re-renders components without remounting them. */
export function createI18nProvider(translations: Translations, onChange: (next: Translations) => void): I18nProvider {
  return {
    // react-admin names the default text `_`, i18next `defaultValue`
    translate: (key, { smart_count, _, defaultValue, ...values } = {}) =>
      translations.text(key, { ...(smart_count !== undefined && { count: smart_count }), ...values }) ??
      _ ??
      defaultValue ??
      key,
    changeLocale: async (locale) => {
      if (isLanguage(locale)) onChange(await translations.in(locale));
    },
    getLocale: () => translations.language,
  };
}

/** Stores the selected language in this browser. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language);
}
