import type { i18n } from 'i18next';
import type { Language } from '#generated/enums.ts';
import { makeTranslator, type Namespace, type ReadWords } from './make-translator.ts';

/** Reads one file of `locales/<language>/`; bundlers make a chunk of each, Node reads the file. */
export const importWords: ReadWords = async (language, namespace) => {
  const file: { default: Awaited<ReturnType<ReadWords>> } = await import(`./${language}/${namespace}.json`, {
    with: { type: 'json' },
  });
  return file.default;
};

/**
 * An i18next instance that has loaded the given namespaces, ready to use: `t('fields.email')` looks through them in
 * order. `changeLanguage` loads the same namespaces of another language. Values are not escaped: whoever writes HTML
 * by hand must do that. There is no fallback language, as every key exists in each (a test says so).
 *
 * @example const { t } = await createTranslator('fr', ['storefront', 'common']); t('cart.title') // "Panier"
 */
export function createTranslator(language: Language, namespaces: readonly Namespace[]): Promise<i18n> {
  return makeTranslator(language, namespaces, importWords);
}
