import { Language } from '#generated/enums/Language.ts';
import { fillText, textsOf, type Values } from '#locales/lean-texts.ts';
import type { ReadWords } from '#locales/read-words.ts';
import type { I18nProvider } from 'react-admin';
import { setRequestLanguage } from '#admin/api/client.ts';

/** The files of `locales/` with its translations. */
const NAMESPACES = ['admin', 'common'] as const;

const STORAGE_KEY = 'back-office.language';

const isLanguage = (code: unknown): code is Language => Language.values.some((known) => known === code);

/** The language chosen in this browser; undefined while nobody chose. */
export function getStoredLanguage(): Language | undefined {
  const stored = localStorage.getItem(STORAGE_KEY);
  return isLanguage(stored) ? stored : undefined;
}

/** The language chosen before, else the browser's where we speak it, else English. */
function detectLanguage(): Language {
  return getStoredLanguage() ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** The translations of the back office in one language. */
export interface Translations {
  readonly language: Language;
  /** As fillText. */
  text(key: string, values?: Values): string | undefined;
  /** The same translations in another language, once they have come. Rejects when they do not. */
  in(language: Language): Promise<Translations>;
}

/** The translations of a language, whose files `read` gets. */
async function loadLanguage(language: Language, read: ReadWords): Promise<Translations> {
  const texts = textsOf(await Promise.all(NAMESPACES.map((namespace) => read(language, namespace))));
  return {
    language,
    text: (key, values) => fillText((of) => texts.get(of), language, key, values),
    in: (next) => loadLanguage(next, read),
  };
}

/** The translations in the first language; others are loaded when they are chosen. */
export const loadTranslations = (read: ReadWords): Promise<Translations> => loadLanguage(detectLanguage(), read);

/** Lets the page and the server know which language is spoken. */
export function applyLanguage({ language }: Translations): void {
  setRequestLanguage(language);
  document.documentElement.lang = language;
}

/** react-admin's i18n over translations. Made anew for each language, so that whoever uses it renders again and nothing is mounted anew. */
export function createI18nProvider(translations: Translations, onChange: (next: Translations) => void): I18nProvider {
  return {
    // react-admin calls what is said for lack of a text `_`, forms call it as i18next does
    translate: (key, { smart_count, _, defaultValue, ...values } = {}) =>
      translations.text(key, { ...(smart_count !== undefined && { count: smart_count }), ...values }) ??
      _ ??
      defaultValue ??
      key,
    changeLocale: async (next) => {
      if (isLanguage(next)) onChange(await translations.in(next));
    },
    getLocale: () => translations.language,
  };
}

/** Keeps a language for the next visits to this browser. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language);
}
