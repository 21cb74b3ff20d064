import { useInsertionEffect, useMemo, useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { applyLanguage, createI18nProvider, type Translations } from './i18n.ts';

/** react-admin's i18n, which begins with the given words and takes others when a language is chosen. */
export function useTranslationProvider(first: Translations): I18nProvider {
  const [words, setWords] = useState(first);
  // before any screen asks the server for something
  useInsertionEffect(() => applyLanguage(words), [words]);
  return useMemo(() => createI18nProvider(words, setWords), [words]);
}
