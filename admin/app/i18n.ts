import { Language } from '#generated/enums/Language.ts';
import { fillText, textsOf, type Values } from '#locales/lean-texts.ts';
import type { ReadWords } from '#locales/read-words.ts';
import type { I18nProvider } from 'react-admin';
import { setRequestLanguage } from '#admin/api/client.ts';

/** The files of `locales/` with its words. */
const NAMESPACES = ['admin', 'common'] as const;

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

/** The words of the back office in one language. */
export interface Words {
  readonly language: Language;
  /** As fillText. */
  text(key: string, values?: Values): string | undefined;
  /** The same words in another language, once they have come. Rejects when they do not. */
  in(language: Language): Promise<Words>;
}

/** The words of a language, whose files `read` gets. */
async function wordsIn(language: Language, read: ReadWords): Promise<Words> {
  const texts = textsOf(await Promise.all(NAMESPACES.map((namespace) => read(language, namespace))));
  return {
    language,
    text: (key, values) => fillText((of) => texts.get(of), language, key, values),
    in: (next) => wordsIn(next, read),
  };
}

/** The words in the first language; others are loaded when they are chosen. */
export const createWords = (read: ReadWords): Promise<Words> => wordsIn(firstLanguage(), read);

/** Lets the page and the server know which language is spoken. */
export function announce({ language }: Words): void {
  setRequestLanguage(language);
  document.documentElement.lang = language;
}

/** react-admin's i18n over words. Made anew for each language, so that whoever uses it renders again and nothing is mounted anew. */
export function i18nProviderOf(words: Words, onChange: (next: Words) => void): I18nProvider {
  return {
    // react-admin calls what is said for lack of a text `_`, forms call it as i18next does
    translate: (key, { smart_count, _, defaultValue, ...values } = {}) =>
      words.text(key, { ...(smart_count !== undefined && { count: smart_count }), ...values }) ??
      _ ??
      defaultValue ??
      key,
    changeLocale: async (next) => {
      if (isLanguage(next)) onChange(await words.in(next));
    },
    getLocale: () => words.language,
  };
}

/** Keeps a language for the next visits to this browser. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(STORED, language);
}
