import { Language } from '#generated/enums/Language.ts';
import { useI18nProvider } from 'react-admin';
import { rememberLanguage } from './i18n.ts';

/** The languages of the interface, each by its own name, and how to choose it for this browser. */
export function useLanguages() {
  const i18n = useI18nProvider();
  return Language.values.map((code) => ({
    code,
    name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
    isChosen: code === i18n.getLocale(),
    choose: () => {
      rememberLanguage(code);
      void i18n.changeLocale(code);
    },
  }));
}
