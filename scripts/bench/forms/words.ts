import { createTranslator } from '#locales/translate.ts';

export const LOCALE = 'en';

/** Translates the texts of both forms. */
export const { t } = await createTranslator(LOCALE, ['common']);
