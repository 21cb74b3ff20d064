import type { CSSProperties } from 'react';
import { shopLink } from '#domain/catalogue/project-links.ts';
import type { Shop } from '#generated/schemas.ts';
import { CartButton } from '#storefront/cart/CartButton.tsx';
import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import { CurrencyPicker, LanguagePicker, SchemeSwitch } from './pickers.tsx';
import { UserButton } from './UserButton.tsx';
import { shopLogo } from './shop-logo.ts';
import styles from './WhiteLabel.module.css';

/** Sites of §3's artist_… fields, by the name people know. */
const LINKS = [
  ['artist_facebook', 'Facebook'],
  ['artist_instagram', 'Instagram'],
  ['artist_youtube', 'YouTube'],
  ['artist_spotify', 'Spotify'],
  ['artist_itunes', 'Apple Music'],
] as const satisfies readonly (readonly [keyof Shop, string])[];

/** Colours of a part of the page, as CSS variables; what a shop leaves out keeps the default. */
function colours(background: string | null | undefined, text: string | null | undefined): CSSProperties {
  return { ...(background && { background }), ...(text && { color: text }) };
}

/** The header of a white-label shop: its logo (its name where it has none), cart, account and pickers (§2.6). */
export function WhiteLabelHeader({ shop }: { shop: Shop }) {
  return (
    <header
      className={styles.header}
      data-logo={shop.logo_position ?? 'left'}
      style={colours(shop.header_bg, shop.header_color)}
    >
      <LocalLink to={shopLink(shop.code)} className={styles.brand}>
        {shop.logo ? (
          <img
            src={shopLogo(shop.logo)}
            alt={shop.name}
            height={shop.logo_height}
            style={{ height: shop.logo_height, width: 'auto' }}
          />
        ) : (
          shop.name
        )}
      </LocalLink>
      <div className={styles.tools}>
        <span className={styles.pickers}>
          <CurrencyPicker />
          <LanguagePicker />
          <SchemeSwitch />
        </span>
        <UserButton />
        <CartButton />
      </div>
    </header>
  );
}

/** The footer of a white-label shop: its name and where else it is found. */
export function WhiteLabelFooter({ shop }: { shop: Shop }) {
  const { t } = useTexts();
  const links = LINKS.flatMap(([field, name]) => (shop[field] ? [{ href: shop[field], name }] : []));
  return (
    <footer className={styles.footer} style={colours(shop.footer_bg, shop.footer_color)}>
      <p>{shop.name}</p>
      {links.length > 0 && (
        <ul aria-label={t('footer.follow_us')}>
          {links.map(({ href, name }) => (
            <li key={name}>
              <a href={href} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
