import type { CSSProperties } from 'react';
import { useLocation } from 'react-router';
import { buildShopLink } from '#domain/catalogue/project-links.ts';
import { toEnglishPath } from '#domain/local-paths.ts';
import { chooseHeaderColors } from '#domain/shops/header-colors.ts';
import type { Shop } from '#generated/schemas.ts';
import { CartButton } from '#storefront/cart/CartButton.tsx';
import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import { useRootData } from '../root-data.ts';
import { CurrencyPicker, LanguagePicker, SchemeSwitch } from './pickers.tsx';
import { UserButton } from './UserButton.tsx';
import { GeolocationCredit } from './GeolocationCredit.tsx';
import { getShopLogoUrl } from './shop-logo-url.ts';
import { useHeaderState } from './use-header-state.ts';
import styles from './WhiteLabel.module.css';

/** Site names by the artist_… fields of §3. */
const LINKS = [
  ['artist_facebook', 'Facebook'],
  ['artist_instagram', 'Instagram'],
  ['artist_youtube', 'YouTube'],
  ['artist_spotify', 'Spotify'],
  ['artist_itunes', 'Apple Music'],
] as const satisfies readonly (readonly [keyof Shop, string])[];

/** Inline colours of the footer. Missing ones keep the default. */
function buildColorStyle(background: string | null | undefined, text: string | null | undefined): CSSProperties {
  return { ...(background && { background }), ...(text && { color: text }) };
}

/** The header of a white-label shop: logo or name, pickers, account and cart (§2.6). */
export function WhiteLabelHeader({ shop }: { shop: Shop }) {
  const isHome = toEnglishPath(useLocation().pathname) === '/home';
  const isOwnHost = useRootData()?.hostShop === shop.code;
  return (
    <header
      className={styles.header}
      data-logo={shop.logo_position ?? 'left'}
      data-state={useHeaderState()}
      style={chooseHeaderColors(shop, isHome)}
    >
      <LocalLink to={isOwnHost ? '/' : buildShopLink(shop.code)} className={styles.brand}>
        {shop.logo ? (
          <img
            src={getShopLogoUrl(shop.logo)}
            alt={shop.name}
            height={shop.logo_height}
            style={{ height: shop.logo_height, width: 'auto' }}
          />
        ) : (
          shop.name
        )}
      </LocalLink>
      <div className={styles.pickers}>
        <CurrencyPicker />
        <LanguagePicker />
        <SchemeSwitch />
      </div>
      <div className={styles.tools}>
        <UserButton />
        <CartButton />
      </div>
    </header>
  );
}

/** The footer of a white-label shop: its name and its links. */
export function WhiteLabelFooter({ shop }: { shop: Shop }) {
  const { t } = useTexts();
  const links = LINKS.flatMap(([field, name]) => (shop[field] ? [{ href: shop[field], name }] : []));
  return (
    <footer className={styles.footer} style={buildColorStyle(shop.footer_bg, shop.footer_color)}>
      <p>{shop.name}</p>
      <p>
        <GeolocationCredit />
      </p>
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
