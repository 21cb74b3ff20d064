import { createTranslator } from '#locales/translate.ts';

export const LOCALE = 'en';

/** The words of both forms. */
export const { t } = await createTranslator(LOCALE, ['common']);
