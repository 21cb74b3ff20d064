import { type BackendModule, createInstance, type i18n } from 'i18next';
import type { Language } from '#generated/enums.ts';
import { withCount } from './counted.ts';
import type { Messages } from './lean-texts.ts';
import type { Namespace, ReadWords } from './read-words.ts';

/** Reads one file of `locales/<language>/`; bundlers make a chunk of each, Node reads the file. */
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
 * An i18next instance that has loaded the given namespaces, ready to use: `t('fields.email')` looks through them in
 * order. `changeLanguage` loads the same namespaces of another language. Values are not escaped: whoever writes HTML
 * by hand must do that. There is no fallback language, as every key exists in each (a test says so).
 *
 * @example const { t } = await createTranslator('fr', ['storefront', 'common']); t('cart.title') // "Panier"
 */
export async function createTranslator(language: Language, namespaces: readonly Namespace[]): Promise<i18n> {
  const instance = createInstance();
  instance.use(FILES);
  await instance.init({
    lng: language,
    load: 'currentOnly',
    fallbackLng: false,
    ns: namespaces,
    defaultNS: namespaces[0],
    fallbackNS: [...namespaces],
    interpolation: { escapeValue: false },
  });
  // a limit that a text tells chooses its plural, as in the browser
  instance.t = new Proxy(instance.t, {
    apply: (translate, self, [key, values]: [string, Readonly<Record<string, unknown>>?]) =>
      Reflect.apply(translate, self, [key, withCount({ ...values })]),
  });
  return instance;
}
