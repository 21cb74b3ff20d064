import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Avatar } from '#storefront/ui/Avatar.tsx';
import button from '#storefront/ui/button.module.css';
import { AccountLayout } from './AccountLayout.tsx';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null | undefined;
  readonly email: string;
  /** lines of the last address */
  readonly address: readonly string[];
  readonly orders: number;
  /** number of unread messages */
  readonly messages: number;
}

/** The overview of an account: name, last address, links to the orders and to the messages. */
export function AccountPage({ id, name, picture, email, address, orders, messages }: AccountPageProps) {
  const { t, path } = useTexts();
  return (
    <AccountLayout>
      <header className={styles.header}>
        <Avatar picture={picture} size={72} />
        <h1>{t('account.hello', { name })}</h1>
      </header>
      <div className={styles.cards}>
        <section>
          <h2>{t('account.orders')}</h2>
          <p>{t('account.orders_count', { count: orders })}</p>
          <LocalLink to="/my-account/orders" className={button.primary}>
            {t('confirmation.see_orders')}
          </LocalLink>
        </section>
        <section>
          <h2>{t('account.messages')}</h2>
          <p>{messages > 0 ? t('account.messages_unread', { count: messages }) : t('account.messages_none')}</p>
          <LocalLink to="/my-account/messages" className={button.secondary}>
            {t('account.messages_see')}
          </LocalLink>
        </section>
        <section>
          <h2>{t('user_menu.settings')}</h2>
          <p>{email}</p>
          {address.length > 0 && (
            <address>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
          <LocalLink to="/my-account/profile" className={button.secondary}>
            {t('account.profile')}
          </LocalLink>
          <LocalLink to={buildPagePath(ROUTES.userProfile, { id })} className={button.secondary}>
            {t('user_profile.title')}
          </LocalLink>
          <LocalLink to="/my-account/picture" className={button.secondary}>
            {t('account.picture')}
          </LocalLink>
          <LocalLink to="/my-account/security" className={button.secondary}>
            {t('account.security')}
          </LocalLink>
          <form method="post" action={path('/logout')}>
            <button className={button.secondary}>{t('user_menu.sign_out')}</button>
          </form>
        </section>
      </div>
    </AccountLayout>
  );
}
