import { useInsertionEffect, useMemo, useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { announce, i18nProviderOf, type Words } from './i18n.ts';

/** react-admin's i18n, which begins with the given words and takes others when a language is chosen. */
export function useWords(first: Words): I18nProvider {
  const [words, setWords] = useState(first);
  // before any screen asks the server for something
  useInsertionEffect(() => announce(words), [words]);
  return useMemo(() => i18nProviderOf(words, setWords), [words]);
}
