import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../locale/texts.tsx';
import { useRootData } from '../root-data.ts';
import { Icon } from '#storefront/ui/Icon.tsx';
import { SidePanel } from '#storefront/ui/SidePanel.tsx';
import { usePanel } from '#storefront/ui/use-panel.ts';
import button from '#storefront/ui/button.module.css';
import styles from './UserButton.module.css';

// lazy, because most visitors open neither and the forms load the form engine
const loadUserMenu = () => import('./UserMenu.tsx');
const UserMenu = lazy(async () => ({ default: (await loadUserMenu()).UserMenu }));
const loadSignForms = () => import('#storefront/accounts/SignForms.tsx');
const SignForms = lazy(async () => ({ default: (await loadSignForms()).SignForms }));

/**
 * The user icon: opens a side panel with the account menu, or with sign-up and sign-in (sign-up first, §4). Without
 * JavaScript it links to the account or sign-in page.
 */
export function UserButton() {
  const { t, path } = useTexts();
  const user = useRootData()?.user;
  const { open, show, hide } = usePanel();
  const { pathname, search } = useLocation();
  const load = () => void (user ? loadUserMenu() : loadSignForms());
  const label = t(user ? 'user_menu.title' : 'user_menu.sign_in');

  return (
    <>
      <a
        href={path(user ? '/my-account' : '/sign')}
        className={`${button.round} ${user ? styles.signedIn : ''}`}
        aria-label={label}
        // preload before the click
        onPointerEnter={load}
        onFocus={load}
        onClick={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <Icon name="user" />
      </a>
      <SidePanel open={open} onClose={hide} title={label}>
        <Suspense fallback={<p role="status">{t('words.loading')}</p>}>
          {user ? <UserMenu user={user} /> : <SignForms redirect={pathname + search} />}
        </Suspense>
      </SidePanel>
    </>
  );
}
