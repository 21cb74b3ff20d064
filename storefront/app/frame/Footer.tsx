import type { ReactNode } from 'react';
import { HELP_CENTRE, SOCIAL_LINKS } from '#domain/content/external-links.ts';
import { SupportDetails } from '#storefront/community/chat/SupportDetails.tsx';
import { useTexts } from '../locale/texts.tsx';
import { SHOP_NAME } from '#domain/shop-name.ts';
import styles from './Footer.module.css';
import { GeolocationCredit } from './GeolocationCredit.tsx';
import { Logo } from './Logo.tsx';
import { ARTIST_MENU, COMPANY_MENU, HELP_MENU, SHOP_MENU } from './menu.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { ShopLinks, useShopMenu } from './ShopLinks.tsx';

function Column({
  title,
  className,
  children,
}: {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={className}>{children}</ul>
    </nav>
  );
}

/** The site's footer. Hidden on narrow screens (§9), where the menu panel has the same links. */
export function Footer() {
  const { t, language } = useTexts();
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
          <ul className={styles.social} aria-label={t('footer.follow_us')}>
            {SOCIAL_LINKS.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener me">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Column title={t('footer.shop')}>
          <MenuLinks links={SHOP_MENU} />
          <ShopLinks entries={shelves.flat()} />
        </Column>
        <Column title={t('footer.genres')} className={styles.two}>
          <ShopLinks entries={genres} />
        </Column>
        <Column title={t('footer.services')}>
          <MenuLinks links={ARTIST_MENU} />
        </Column>
        <Column title={t('footer.company')}>
          <MenuLinks links={COMPANY_MENU} />
        </Column>
        <Column title={t('footer.help')}>
          <MenuLinks links={HELP_MENU} />
          <li>
            <a href={HELP_CENTRE[language]} rel="noopener">
              {t('footer.help_centre')}
            </a>
          </li>
        </Column>
      </div>
      <p className={styles.rights}>
        {t('footer.rights', { year: new Date().getFullYear(), name: SHOP_NAME })} <GeolocationCredit />
      </p>
    </footer>
  );
}
