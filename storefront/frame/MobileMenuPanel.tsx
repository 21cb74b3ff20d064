import { genreLink } from '#domain/categories.ts';
import { GENRE_MENU } from '#domain/genres.ts';
import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import { FOOTER_SHELVES, HOUSE_MENU, PRO_LINK } from './menu.ts';
import styles from './MobileMenu.module.css';
import { CurrencyPicker, LanguagePicker, SchemeSwitch } from './pickers.tsx';

/** Shelves, genres and the pickers, below each other. */
export function MobileMenuPanel({ pro }: { pro: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <nav aria-label={t('nav.menu')} className={styles.menu}>
        <ul>
          {[...FOOTER_SHELVES, ...(pro ? [PRO_LINK] : []), ...HOUSE_MENU].map((link) => (
            <li key={link.key}>
              <LocalLink to={link.to}>{t(link.key)}</LocalLink>
            </li>
          ))}
        </ul>
        <h3>{t('nav.genres')}</h3>
        <ul className={styles.genres}>
          {GENRE_MENU.map((entry) => (
            <li key={entry.key}>
              <LocalLink to={genreLink(entry)}>{t(`genre_menu.${entry.key}`)}</LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.pickers}>
        <CurrencyPicker />
        <LanguagePicker />
        <SchemeSwitch />
      </div>
    </>
  );
}
