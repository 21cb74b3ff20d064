import { Form } from 'react-router';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import type { DirectConversation } from '#generated/schemas.ts';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { EmptyList } from '#storefront/accounts/EmptyList.tsx';
import { Paging } from '#storefront/accounts/Paging.tsx';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Avatar } from '#storefront/ui/Avatar.tsx';
import button from '#storefront/ui/button.module.css';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import { MessagesNavigation } from './MessagesNavigation.tsx';
import styles from './messages.module.css';

interface DirectMessagesPageProps {
  readonly conversations: readonly DirectConversation[];
  /** whether others can write to the user; null for accounts that others cannot write to first */
  readonly acceptsMessages: boolean | null;
  /** number of unread messages of the shop */
  readonly unreadOfShop: number;
  readonly page: number;
  readonly pages: number;
}

/** The account's conversations with artists and listeners, latest message first. */
export function DirectMessagesPage({
  conversations,
  acceptsMessages,
  unreadOfShop,
  page,
  pages,
}: DirectMessagesPageProps) {
  const { t, date } = useTexts();
  return (
    <AccountLayout>
      <h1>{t('account.messages')}</h1>
      <MessagesNavigation current="people" unread={unreadOfShop} />
      {acceptsMessages !== null && (
        <Form method="post" className={styles.settings}>
          <p>{t(acceptsMessages ? 'account.messages_accepted' : 'account.messages_not_accepted')}</p>
          <button className={button.secondary} name="accepts_messages" value={String(!acceptsMessages)}>
            {t(acceptsMessages ? 'account.messages_stop' : 'account.messages_accept')}
          </button>
        </Form>
      )}
      {conversations.length === 0 && <EmptyList>{t('account.messages_people_empty')}</EmptyList>}
      {conversations.length > 0 && (
        <ul className={styles.list}>
          {conversations.map(({ id, person, unread, blocked, updated_at }) => (
            <li key={id}>
              <div className={styles.person}>
                <Avatar picture={person.picture} size={48} />
                <div>
                  <h2>
                    <LocalLink to={buildPagePath(ROUTES.directConversation, { id })}>{person.name}</LocalLink>
                  </h2>
                  <p className={styles.facts}>{date(updated_at)}</p>
                </div>
              </div>
              {blocked ? (
                <StatusChip>{t('account.messages_blocked')}</StatusChip>
              ) : (
                unread > 0 && <StatusChip color="blue">{t('account.messages_unread', { count: unread })}</StatusChip>
              )}
            </li>
          ))}
        </ul>
      )}
      <Paging to="/my-account/messages/people" page={page} pages={pages} />
    </AccountLayout>
  );
}
