import { buildPagePath, ROUTES } from '#domain/routes.ts';
import type { Problem, UserConversationDetail } from '#generated/schemas.ts';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { ConversationStatusChip } from './ConversationStatusChip.tsx';
import { MessageForm } from './MessageForm.tsx';
import { MessagePictures } from './MessagePictures.tsx';
import styles from './messages.module.css';
import { useLiveMessages } from './use-live-messages.ts';

interface ConversationPageProps {
  readonly conversation: UserConversationDetail;
  /** the error of the last attempt to send */
  readonly problem: Problem | undefined;
}

/** A conversation with the shop and the form to reply. Works without JavaScript. */
export function ConversationPage({ conversation, problem }: ConversationPageProps) {
  const { t, path, date } = useTexts();
  useLiveMessages();
  const { id, reference, subject, status, order_id, messages } = conversation;
  const action = path(buildPagePath(ROUTES.conversation, { id }));
  return (
    <AccountLayout>
      <p>
        <LocalLink to="/my-account/messages">{t('account.messages_back')}</LocalLink>
      </p>
      <div className={styles.head}>
        <h1>{subject}</h1>
        <ConversationStatusChip status={status} />
      </div>
      <p className={styles.facts}>
        {reference}
        {order_id ? (
          <>
            {' · '}
            <LocalLink to={buildPagePath(ROUTES.order, { id: order_id })}>{t('account.messages_order')}</LocalLink>
          </>
        ) : null}
      </p>
      <div role="log" aria-label={t('account.messages')} className={styles.messages}>
        {messages.map(({ id: number, by_staff, author_name, text, pictures = [], created_at }) => (
          <div key={number} className={by_staff ? styles.staff : styles.customer}>
            <p className={styles.facts}>
              {by_staff ? author_name : t('chat.you')} · {date(created_at)}
            </p>
            <p className={styles.text}>{text}</p>
            <MessagePictures keys={pictures} conversation={action} author={by_staff ? author_name : undefined} />
          </div>
        ))}
      </div>
      <MessageForm action={action} sent={messages.filter(({ by_staff }) => !by_staff).length} problem={problem} />
    </AccountLayout>
  );
}
