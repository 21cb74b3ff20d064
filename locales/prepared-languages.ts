/** §1: languages with texts that no page offers yet. What is not translated is in English, the language of the originals. */
export const PREPARED_LANGUAGES = ['es', 'kr'] as const;
export type PreparedLanguage = (typeof PREPARED_LANGUAGES)[number];

/** The fallback languages of i18next; the languages of the shop have every text (tested) and need none. */
export const FALLBACKS: Readonly<Record<PreparedLanguage, string[]>> = { es: ['en'], kr: ['en'] };
