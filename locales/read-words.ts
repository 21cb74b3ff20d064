import type { Messages } from './lean-texts.ts';

/**
 * Files of texts. `common` has the texts of everything generated (fields, enums, actions, errors); each of the others
 * belongs to one part of the system. A key is in one of them only.
 */
export type Namespace = 'common' | 'storefront' | 'admin' | 'mail' | 'documents' | 'gallery';

/** Reads a file of `locales/<language>/`. */
export type ReadWords = (language: string, namespace: Namespace) => Promise<Messages>;
