import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import { COMPANY_MENU, SHOP_LINK } from './menu.ts';
import styles from './MobileMenu.module.css';
import { CurrencyPicker, LanguagePicker, SchemeSwitch } from './pickers.tsx';
import { ShopLinks, useShopMenu } from './ShopLinks.tsx';

/** The content of the mobile menu: categories, genres and the pickers. */
export function MobileMenuPanel() {
  const { t } = useTexts();
  const { shelves, genres } = useShopMenu();
  return (
    <>
      <nav aria-label={t('nav.menu')} className={styles.menu}>
        <ul>
          <li>
            <LocalLink to={SHOP_LINK.to}>{t(SHOP_LINK.key)}</LocalLink>
          </li>
          <ShopLinks entries={shelves.flat()} />
          {COMPANY_MENU.map((link) => (
            <li key={link.key}>
              <LocalLink to={link.to}>{t(link.key)}</LocalLink>
            </li>
          ))}
        </ul>
        <h3>{t('nav.genres')}</h3>
        <ul className={styles.genres}>
          <ShopLinks entries={genres} />
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
