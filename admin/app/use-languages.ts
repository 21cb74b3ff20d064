import { Language } from '#generated/enums/Language.ts';
import { useI18nProvider } from 'react-admin';
import { rememberLanguage } from './i18n.ts';

/** Returns the languages of the interface with their own names and a function that selects them. */
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
