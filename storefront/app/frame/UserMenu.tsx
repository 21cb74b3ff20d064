import { useNavigate, useSubmit } from 'react-router';
import { LocalLink } from '../locale/LocalLink.tsx';
import { useTexts } from '../locale/texts.tsx';
import type { RootData } from '../root-data.ts';
import { Avatar } from '#storefront/ui/Avatar.tsx';
import button from '#storefront/ui/button.module.css';
import { ACCOUNT_MENU } from './menu.ts';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import { useNewMessages } from './use-new-messages.ts';
import styles from './UserMenu.module.css';

/** Delay between navigating to the home page and signing out from the header, in milliseconds (§4, §9). */
export const SIGN_OUT_DELAY_MS = 500;

/** Links to the account's pages, to the back office for staff, and the sign-out button. */
export function UserMenu({ user }: { user: NonNullable<RootData['user']> }) {
  const { t, path } = useTexts();
  const navigate = useNavigate();
  const submit = useSubmit();
  const messages = useNewMessages();

  return (
    <>
      <p className={styles.hello}>
        <Avatar picture={user.picture} size={40} />
        {t('account.hello', { name: user.name })}
      </p>
      <ul className={styles.menu}>
        {ACCOUNT_MENU.map(({ key, to }) => (
          <li key={key}>
            <LocalLink to={to}>{t(key)}</LocalLink>
          </li>
        ))}
        <li>
          <LocalLink to="/my-account/messages" className={styles.messages}>
            {t('account.messages')}
            {messages > 0 && <StatusChip color="blue">{t('account.messages_unread', { count: messages })}</StatusChip>}
          </LocalLink>
        </li>
        {user.isMun && (
          <li>
            <a href="/admin">{t('user_menu.admin')}</a>
          </li>
        )}
      </ul>
      <form
        method="post"
        action={path('/logout')}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(path('/'));
          // the menu is unmounted by then, so the post needs a separate fetcher key
          const options = { method: 'post', action: path('/logout'), navigate: false, fetcherKey: 'sign-out' } as const;
          setTimeout(() => void submit(null, options), SIGN_OUT_DELAY_MS);
        }}
      >
        <button className={`${button.secondary} ${button.wide}`}>{t('user_menu.sign_out')}</button>
      </form>
    </>
  );
}
