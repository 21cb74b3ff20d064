import commonEn from '#locales/en/common.json?url';
import storefrontEn from '#locales/en/storefront.json?url';
import commonFr from '#locales/fr/common.json?url';
import storefrontFr from '#locales/fr/storefront.json?url';
import commonZh from '#locales/zh/common.json?url';
import storefrontZh from '#locales/zh/storefront.json?url';
import type { Language } from '#generated/enums.ts';

/** Addresses of the texts of each language. Browsers fetch them before hydration, so pages preload them. */
export const MESSAGE_FILES: Readonly<Record<Language, readonly string[]>> = {
  en: [storefrontEn, commonEn],
  fr: [storefrontFr, commonFr],
  zh: [storefrontZh, commonZh],
};
