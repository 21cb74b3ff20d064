import type { Messages } from './lean-texts.ts';

/**
 * What is translated, by who needs it: `common` holds the words for everything generated (fields, enums, actions, errors) and is used by
 * all; the others belong to one side each. Keys do not repeat between them.
 */
export type Namespace = 'common' | 'storefront' | 'admin' | 'mail' | 'documents' | 'gallery';

/** Gives the words of a file of `locales/<language>/`. */
export type ReadWords = (language: string, namespace: Namespace) => Promise<Messages>;
