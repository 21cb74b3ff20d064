import { lazy, Suspense, useState } from 'react';
import { CartButton } from '#storefront/cart/CartButton.tsx';
import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import { useRootData } from '../root-data.ts';
import { FIXED_CATEGORIES } from '#domain/catalogue/categories.ts';
import { SHOP_NAME } from '#domain/shop-name.ts';
import { Icon } from '#storefront/ui/Icon.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './Header.module.css';
import { HoverMenu } from './HoverMenu.tsx';
import { Logo } from './Logo.tsx';
import { BIDS, CREATE_PROJECT, FAQ, SHOP_MENU, VINYL_BOX } from './menu.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { CurrencyPicker, LanguagePicker, SchemeSwitch } from './pickers.tsx';
import { ServiceMenu } from './ServiceMenu.tsx';
import { ShopLinks, useShopMenu } from './ShopLinks.tsx';
import { useHeaderState } from './use-header-state.ts';
import { UserButton } from './UserButton.tsx';

const loadSearchBox = () => import('./SearchBox.tsx');
const SearchBox = lazy(async () => ({ default: (await loadSearchBox()).SearchBox }));

function GenreMenu() {
  const { t } = useTexts();
  const { genres } = useShopMenu();
  return (
    <HoverMenu label={t('nav.genres')} className={styles.barLink} panelClassName={styles.genres}>
      <ul>
        <ShopLinks entries={genres} />
      </ul>
    </HoverMenu>
  );
}

/**
 * The site's header: main navigation with search, account and cart, and the second-level bar, which the search box
 * replaces while open. Without the shop menu it has neither the shop's submenu nor the bar.
 */
export function Header({ hasShopMenu = true }: { hasShopMenu?: boolean }) {
  const { t, path } = useTexts();
  const isMun = useRootData()?.user?.isMun;
  const [isSearching, setSearching] = useState(false);
  const [shelvesBefore, shelvesAfter, proShelves] = useShopMenu().shelves;
  return (
    <header className={styles.header} data-state={useHeaderState()}>
      <div className={styles.top}>
        <MobileMenu />
        <LocalLink to="/" className={styles.brand} aria-label={`${SHOP_NAME}, ${t('nav.home')}`}>
          <Logo />
          <span className={styles.name}>{SHOP_NAME}</span>
        </LocalLink>
        <nav aria-label={t('nav.main')} className={styles.main}>
          <ul>
            {hasShopMenu && (
              <HoverMenu label={t('nav.shop')} className={styles.mainLink}>
                <ul>
                  <MenuLinks links={isMun ? [...SHOP_MENU, BIDS] : SHOP_MENU} />
                  {/* also listed in the shop's submenu (§2.6) */}
                  <ShopLinks entries={shelvesAfter.filter(({ id }) => id === FIXED_CATEGORIES.accessories.id)} />
                </ul>
              </HoverMenu>
            )}
            <ServiceMenu />
            <MenuLinks links={[FAQ]} className={styles.mainLink} />
          </ul>
        </nav>
        <LocalLink to={CREATE_PROJECT.to} className={`${button.primary} ${styles.create}`}>
          {t(CREATE_PROJECT.key)}
        </LocalLink>
        <div className={styles.tools}>
          <a
            href={path('/vinyl-shop#search')}
            role="button"
            className={button.round}
            aria-label={t(isSearching ? 'search.close' : 'search.open')}
            aria-expanded={isSearching}
            onPointerEnter={() => void loadSearchBox()}
            onClick={(event) => {
              event.preventDefault();
              setSearching(!isSearching);
            }}
          >
            <Icon name={isSearching ? 'close' : 'search'} />
          </a>
          <span className={styles.wide}>
            <CurrencyPicker />
            <LanguagePicker />
            <SchemeSwitch />
          </span>
          <UserButton />
          <CartButton />
        </div>
      </div>
      {isSearching ? (
        <Suspense fallback={<div className={styles.bar} />}>
          <SearchBox onClose={() => setSearching(false)} />
        </Suspense>
      ) : (
        hasShopMenu && (
          <nav aria-label={t('nav.shop')} className={styles.bar}>
            <ul>
              <ShopLinks entries={shelvesBefore} className={styles.barLink} />
              <GenreMenu />
              <ShopLinks entries={shelvesAfter} className={styles.barLink} />
              <MenuLinks links={[VINYL_BOX]} className={styles.barLink} />
              <ShopLinks entries={proShelves} className={styles.barLink} />
            </ul>
          </nav>
        )
      )}
    </header>
  );
}
