import { createInstance, type BackendModule, type i18n, type ResourceKey } from 'i18next';
import type { Language } from '#generated/enums.ts';

/**
 * What is translated, by who needs it: `common` holds the words for everything generated (fields, enums, actions, errors) and is used by
 * all; the others belong to one side each. Keys do not repeat between them.
 */
export type Namespace = 'common' | 'storefront' | 'admin' | 'mail' | 'gallery';

/** Reads one file of `locales/<language>/`; bundlers make a chunk of each, Node reads the file. */
async function load(language: string, namespace: string): Promise<ResourceKey> {
  const file: { default: ResourceKey } = await import(`./${language}/${namespace}.json`, {
    with: { type: 'json' },
  });
  return file.default;
}

const files: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, done) => {
    load(language, namespace).then(
      (words) => done(null, words),
      (error: Error) => done(error, false),
    );
  },
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
  instance.use(files);
  await instance.init({
    lng: language,
    load: 'currentOnly',
    fallbackLng: false,
    ns: namespaces,
    defaultNS: namespaces[0],
    fallbackNS: [...namespaces],
    interpolation: { escapeValue: false },
  });
  return instance;
}
