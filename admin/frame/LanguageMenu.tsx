import { Language } from '#generated/enums/Language.ts';
import Translate from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import { useI18nProvider, useTranslate } from 'react-admin';
import { rememberLanguage } from '../i18n.ts';
import { useMenu } from './use-menu.tsx';

/** The languages of the interface, each by its own name. */
export function LanguageMenu() {
  const t = useTranslate();
  const i18n = useI18nProvider();
  const { opener, menu } = useMenu(() =>
    Language.values.map((code) => ({
      label: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
      lang: code,
      selected: code === i18n.getLocale(),
      onSelect: () => {
        rememberLanguage(code);
        void i18n.changeLocale(code);
      },
    })),
  );
  return (
    <>
      <IconButton {...opener} aria-label={t('frame.language')}>
        <Translate fontSize="small" />
      </IconButton>
      {menu}
    </>
  );
}
