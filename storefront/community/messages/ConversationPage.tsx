import { useEffect } from 'react';
import { useRevalidator, useSubmit } from 'react-router';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { UserMessageRequestFields } from '#generated/fields/UserMessageRequest.ts';
import type { Problem, UserConversationDetail } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { uploads } from '#storefront/accounts/upload-transport.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { ConversationStatusChip } from './ConversationStatusChip.tsx';
import { MessagePictures } from './MessagePictures.tsx';
import styles from './messages.module.css';

/** Interval at which the messages are loaded again, in milliseconds. */
const LOAD_INTERVAL_MS = 5000;

interface ConversationPageProps {
  readonly conversation: UserConversationDetail;
  /** the error of the last attempt to send */
  readonly problem: Problem | undefined;
}

/** Loads the messages again while the page is visible. */
function useLiveMessages(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, LOAD_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
}

/** A conversation with the shop and the form to reply. Works without JavaScript. */
export function ConversationPage({ conversation, problem }: ConversationPageProps) {
  const { t, path, date } = useTexts();
  const submit = useSubmit();
  useLiveMessages();
  const { id, reference, subject, status, order_id, messages } = conversation;
  const action = path(buildPagePath(ROUTES.conversation, { id }));
  // a new form is empty once the message is sent; a reply of the shop keeps what is typed
  const sent = messages.filter(({ by_staff }) => !by_staff).length;
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
      <section className={styles.form}>
        <h2 id="reply">{t('account.messages_reply')}</h2>
        <StorefrontForms transport={uploads}>
          {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
          <SchemaForm
            key={sent}
            method="post"
            action={action}
            encType="multipart/form-data"
            aria-labelledby="reply"
            definitions={UserMessageRequestFields}
            errors={problem?.errors ?? []}
            onSubmit={(values) =>
              submit(JSON.stringify(values), { method: 'post', action, encType: 'application/json' })
            }
          >
            <div className={styles.send}>
              <SubmitButton size="large">{t('chat.send')}</SubmitButton>
            </div>
          </SchemaForm>
        </StorefrontForms>
      </section>
    </AccountLayout>
  );
}
