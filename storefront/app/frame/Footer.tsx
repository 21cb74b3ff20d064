import { SupportDetails } from '#storefront/community/chat/SupportDetails.tsx';
import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import { SHOP_NAME } from '#domain/shop-name.ts';
import styles from './Footer.module.css';
import { GeolocationCredit } from './GeolocationCredit.tsx';
import { Logo } from './Logo.tsx';
import { ACCOUNT_MENU, COMPANY_MENU, SHOP_LINK } from './menu.ts';
import { ShopLinks, useShopMenu } from './ShopLinks.tsx';

/** The site's footer. Hidden on narrow screens (§9), where the menu panel has the same links. */
export function Footer() {
  const { t } = useTexts();
  const { shelves, genres } = useShopMenu();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <Logo /> {SHOP_NAME}
          </p>
          <p>{t('home.description')}</p>
          <SupportDetails />
        </div>
        <nav aria-label={t('footer.shop')}>
          <h2>{t('footer.shop')}</h2>
          <ul>
            <li>
              <LocalLink to={SHOP_LINK.to}>{t(SHOP_LINK.key)}</LocalLink>
            </li>
            <ShopLinks entries={shelves.flat()} />
          </ul>
        </nav>
        <nav aria-label={t('footer.genres')}>
          <h2>{t('footer.genres')}</h2>
          <ul className={styles.two}>
            <ShopLinks entries={genres} />
          </ul>
        </nav>
        <nav aria-label={t('user_menu.title')}>
          <h2>{t('user_menu.title')}</h2>
          <ul>
            {ACCOUNT_MENU.map(({ key, to }) => (
              <li key={key}>
                <LocalLink to={to}>{t(key)}</LocalLink>
              </li>
            ))}
            <li>
              <LocalLink to="/cart">{t('cart.title')}</LocalLink>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('footer.company')}>
          <h2>{t('footer.company')}</h2>
          <ul>
            {COMPANY_MENU.map(({ key, to }) => (
              <li key={key}>
                <LocalLink to={to}>{t(key)}</LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={styles.rights}>
        {t('footer.rights', { year: new Date().getFullYear(), name: SHOP_NAME })} <GeolocationCredit />
      </p>
    </footer>
  );
}
