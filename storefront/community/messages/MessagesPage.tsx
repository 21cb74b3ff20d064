import { buildPagePath, ROUTES } from '#domain/routes.ts';
import type { UserConversation } from '#generated/schemas.ts';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { EmptyList } from '#storefront/accounts/EmptyList.tsx';
import { Paging } from '#storefront/accounts/Paging.tsx';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import { ConversationStatusChip } from './ConversationStatusChip.tsx';
import { MessagesNavigation } from './MessagesNavigation.tsx';
import styles from './messages.module.css';

interface MessagesPageProps {
  readonly conversations: readonly UserConversation[];
  /** number of unread messages of other accounts */
  readonly unreadOfPeople: number;
  readonly page: number;
  readonly pages: number;
}

/** The account's conversations with the shop, latest message first. */
export function MessagesPage({ conversations, unreadOfPeople, page, pages }: MessagesPageProps) {
  const { t, date } = useTexts();
  return (
    <AccountLayout>
      <h1>{t('account.messages')}</h1>
      <MessagesNavigation current="shop" unread={unreadOfPeople} />
      <p>
        <LocalLink to="/contact" className={button.secondary}>
          {t('contact.form')}
        </LocalLink>
      </p>
      {conversations.length === 0 && <EmptyList>{t('account.messages_empty')}</EmptyList>}
      {conversations.length > 0 && (
        <ul className={styles.list}>
          {conversations.map(({ id, reference, subject, status, unread, updated_at }) => (
            <li key={id}>
              <div>
                <h2>
                  <LocalLink to={buildPagePath(ROUTES.conversation, { id })}>{subject}</LocalLink>
                </h2>
                <p className={styles.facts}>
                  {reference} · {date(updated_at)}
                </p>
              </div>
              {unread > 0 ? (
                <StatusChip color="blue">{t('account.messages_unread', { count: unread })}</StatusChip>
              ) : (
                <ConversationStatusChip status={status} />
              )}
            </li>
          ))}
        </ul>
      )}
      <Paging to="/my-account/messages" page={page} pages={pages} />
    </AccountLayout>
  );
}
