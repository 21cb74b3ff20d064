import { type BackendModule, createInstance, type i18n } from 'i18next';
import type { Language } from '#generated/enums.ts';
import { withCount } from './counted.ts';
import type { Messages } from './lean-texts.ts';
import { FALLBACKS, type PreparedLanguage } from './prepared-languages.ts';
import type { Namespace, ReadWords } from './read-words.ts';

/** Imports a file of `locales/<language>/`; bundlers create a chunk for each. */
export const importWords: ReadWords = async (language, namespace) => {
  const file: { default: Messages } = await import(`./${language}/${namespace}.json`, { with: { type: 'json' } });
  return file.default;
};

const FILES: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: (language, namespace) => importWords(language, namespace as Namespace),
};

/**
 * Creates an i18next instance with the namespaces loaded; `t('fields.email')` searches them in order. `changeLanguage`
 * loads the same namespaces of another language. Values are not escaped: callers that write HTML must escape them.
 *
 * @example const { t } = await createTranslator('fr', ['storefront', 'common']); t('cart.title') // "Panier"
 */
export async function createTranslator(
  language: Language | PreparedLanguage,
  namespaces: readonly Namespace[],
): Promise<i18n> {
  const instance = createInstance();
  instance.use(FILES);
  await instance.init({
    lng: language,
    load: 'currentOnly',
    fallbackLng: FALLBACKS,
    ns: namespaces,
    defaultNS: namespaces[0],
    fallbackNS: [...namespaces],
    interpolation: { escapeValue: false },
  });
  // a number value selects the plural, as in browsers
  instance.t = new Proxy(instance.t, {
    apply: (translate, self, [key, values]: [string, Readonly<Record<string, unknown>>?]) =>
      Reflect.apply(translate, self, [key, withCount({ ...values })]),
  });
  return instance;
}
