import { createInstance, type BackendModule, type i18n, type ResourceKey } from 'i18next';
import type { Language } from '#generated/enums.ts';

/**
 * What is translated, by who needs it: `common` holds the words for everything generated (fields, enums, actions, errors) and is used by
 * all; the others belong to one side each. Keys do not repeat between them.
 */
export type Namespace = 'common' | 'storefront' | 'admin' | 'mail' | 'documents' | 'gallery';

/** Gives the words of a file of `locales/<language>/`. */
export type ReadWords = (language: string, namespace: string) => Promise<ResourceKey>;

const from = (read: ReadWords): BackendModule => ({
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, done) => {
    read(language, namespace).then(
      (words) => done(null, words),
      (error: Error) => done(error, false),
    );
  },
});

/** As createTranslator, for who has the files elsewhere than in modules. */
export async function makeTranslator(
  language: Language,
  namespaces: readonly Namespace[],
  read: ReadWords,
): Promise<i18n> {
  const instance = createInstance();
  instance.use(from(read));
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
