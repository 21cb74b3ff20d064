import Translate from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useLanguages } from '../use-languages.ts';
import { useMenu } from '#admin/ui/use-menu.tsx';

/** The languages of the interface, each by its own name. */
export function LanguageMenu() {
  const t = useTranslate();
  const languages = useLanguages();
  const { opener, menu } = useMenu(() =>
    languages.map(({ code, name, isChosen, choose }) => ({
      label: name,
      lang: code,
      selected: isChosen,
      onSelect: choose,
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
