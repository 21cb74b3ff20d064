import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useRootData } from '#storefront/app/root-data.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './AccountLayout.module.css';
import { ACCOUNT_PAGES, USER_BIDS } from './account-pages.ts';

/** A page of the account with the navigation between them: a column on a desktop, a row on a phone. */
export function AccountLayout({ children }: { readonly children: ReactNode }) {
  const { t, path } = useTexts();
  const { pathname } = useLocation();
  const isMun = useRootData()?.user?.isMun;
  const navigation = useRef<HTMLElement>(null);
  // the row of a phone shows the current page
  useEffect(() => {
    const row = navigation.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className={styles.layout}>
      <nav ref={navigation} aria-label={t('account.title')} className={styles.navigation}>
        <ul>
          {(isMun ? [...ACCOUNT_PAGES, USER_BIDS] : ACCOUNT_PAGES).map(({ key, to }) => (
            <li key={key}>
              <LocalLink to={to} aria-current={getCurrent(path(to), pathname)}>
                {t(key)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

/** Whether a link leads to the open page, or to the list that it belongs to. */
function getCurrent(to: string, pathname: string): 'page' | true | undefined {
  if (pathname === to) return 'page';
  const isBelow = !to.endsWith('/my-account') && pathname.startsWith(`${to}/`);
  return isBelow ? true : undefined;
}
