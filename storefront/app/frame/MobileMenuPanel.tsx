import type { ReactNode } from 'react';
import { SOCIAL_LINKS } from '#domain/content/external-links.ts';
import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import {
  COMPANY_MENU,
  CREATE_PROJECT,
  ARTIST_MENU,
  HELP_MENU,
  SERVICE_CONTACT,
  SERVICE_MENU,
  SHOP_MENU,
} from './menu.ts';
import { MenuLinks, ServiceLinks } from './MenuLinks.tsx';
import styles from './MobileMenu.module.css';
import { CurrencyPicker, LanguagePicker, SchemeSwitch } from './pickers.tsx';
import { ShopLinks, useShopMenu } from './ShopLinks.tsx';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.group}>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}

/** The content of the mobile menu: all links of header and footer, and the pickers. */
export function MobileMenuPanel() {
  const { t } = useTexts();
  const { shelves, genres } = useShopMenu();
  return (
    <>
      <nav aria-label={t('nav.menu')} className={styles.menu}>
        <ul>
          <MenuLinks links={SHOP_MENU} />
          <ShopLinks entries={shelves.flat()} />
        </ul>
        <Group title={t('nav.genres')}>
          <ShopLinks entries={genres} />
        </Group>
        <Group title={t('nav.services')}>
          {SERVICE_MENU.map(({ group, services }) => (
            <ServiceLinks key={group} services={services} />
          ))}
          <ServiceLinks services={[SERVICE_CONTACT]} />
        </Group>
        <Group title={t('footer.company')}>
          <MenuLinks links={[...ARTIST_MENU, ...COMPANY_MENU]} />
        </Group>
        <Group title={t('footer.help')}>
          <MenuLinks links={HELP_MENU} />
        </Group>
        <LocalLink to={CREATE_PROJECT.to} className={`${button.primary} ${styles.action}`}>
          {t(CREATE_PROJECT.key)}
        </LocalLink>
        <ul className={styles.social} aria-label={t('footer.follow_us')}>
          {SOCIAL_LINKS.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener me">
                {name}
              </a>
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
