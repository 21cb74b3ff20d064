import { lazy, Suspense, useState } from 'react';
import { genreLink } from '#domain/categories.ts';
import { GENRE_MENU } from '#domain/genres.ts';
import { CartButton } from '../cart/CartButton.tsx';
import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import { SHOP_NAME } from '#domain/shop-name.ts';
import { Icon } from '../ui/Icon.tsx';
import button from '../ui/button.module.css';
import styles from './Header.module.css';
import { HoverMenu } from './HoverMenu.tsx';
import { Logo } from './Logo.tsx';
import { BAR_AFTER_GENRES, BAR_BEFORE_GENRES, HOUSE_MENU, PRO_LINK, SHOP_MENU, type MenuLink } from './menu.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { CurrencyPicker, LanguagePicker, SchemeSwitch } from './pickers.tsx';
import { useHeaderState } from './use-header-state.ts';
import { UserButton } from './UserButton.tsx';

const loadSearchBox = () => import('./SearchBox.tsx');
const SearchBox = lazy(async () => ({ default: (await loadSearchBox()).SearchBox }));

function Links({ links, className }: { links: readonly MenuLink[]; className?: string }) {
  const { t } = useTexts();
  return links.map(({ key, to }) => (
    <li key={key}>
      <LocalLink to={to} className={className}>
        {t(key)}
      </LocalLink>
    </li>
  ));
}

function GenreMenu() {
  const { t } = useTexts();
  return (
    <HoverMenu label={t('nav.genres')} className={styles.barLink} panelClassName={styles.genres}>
      <ul>
        {GENRE_MENU.map((entry) => (
          <li key={entry.key}>
            <LocalLink to={genreLink(entry)}>{t(`genre_menu.${entry.key}`)}</LocalLink>
          </li>
        ))}
      </ul>
    </HoverMenu>
  );
}

/** The site's header: main navigation with search, account and cart, and the second-level bar, which gives way to the search. */
export function Header({ pro }: { pro: boolean }) {
  const { t, path } = useTexts();
  const [searching, setSearching] = useState(false);
  return (
    <header className={styles.header} data-state={useHeaderState()}>
      <div className={styles.top}>
        <MobileMenu pro={pro} />
        <LocalLink to="/" className={styles.brand} aria-label={`${SHOP_NAME}, ${t('nav.home')}`}>
          <Logo />
          <span className={styles.name}>{SHOP_NAME}</span>
        </LocalLink>
        <nav aria-label={t('nav.main')} className={styles.main}>
          <ul>
            <HoverMenu label={t('nav.shop')} className={styles.mainLink}>
              <ul>
                <Links links={SHOP_MENU} />
              </ul>
            </HoverMenu>
            <Links links={HOUSE_MENU} className={styles.mainLink} />
          </ul>
        </nav>
        <div className={styles.tools}>
          <a
            href={path('/vinyl-shop#search')}
            role="button"
            className={button.round}
            aria-label={t(searching ? 'search.close' : 'search.open')}
            aria-expanded={searching}
            onPointerEnter={() => void loadSearchBox()}
            onClick={(event) => {
              event.preventDefault();
              setSearching(!searching);
            }}
          >
            <Icon name={searching ? 'close' : 'search'} />
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
      {searching ? (
        <Suspense fallback={<div className={styles.bar} />}>
          <SearchBox onClose={() => setSearching(false)} />
        </Suspense>
      ) : (
        <nav aria-label={t('nav.shop')} className={styles.bar}>
          <ul>
            <Links links={BAR_BEFORE_GENRES} className={styles.barLink} />
            <GenreMenu />
            <Links links={BAR_AFTER_GENRES} className={styles.barLink} />
            {pro && <Links links={[PRO_LINK]} className={styles.barLink} />}
          </ul>
        </nav>
      )}
    </header>
  );
}
