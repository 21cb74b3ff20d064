import { useInsertionEffect, useMemo, useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { applyLanguage, createI18nProvider, type Translations } from './i18n.ts';

/** Returns react-admin's i18n provider, with the given translations until another language is selected. */
export function useTranslationProvider(first: Translations): I18nProvider {
  const [words, setWords] = useState(first);
  // before any request is sent
  useInsertionEffect(() => applyLanguage(words), [words]);
  return useMemo(() => createI18nProvider(words, setWords), [words]);
}
