import { Form, useSubmit } from 'react-router';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { ReportRequestFields } from '#generated/fields/ReportRequest.ts';
import type { DirectConversationDetail, Problem } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Avatar } from '#storefront/ui/Avatar.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { MessageForm } from './MessageForm.tsx';
import { MessagePictures } from './MessagePictures.tsx';
import styles from './messages.module.css';
import { useLiveMessages } from './use-live-messages.ts';

interface DirectConversationPageProps {
  readonly conversation: DirectConversationDetail;
  /** the form of the last attempt and its error */
  readonly failure: { readonly form: 'message' | 'settings' | 'report'; readonly problem: Problem } | undefined;
}

/** A conversation with an artist or a listener: messages, the form to write, its settings and the report to the shop. */
export function DirectConversationPage({ conversation, failure }: DirectConversationPageProps) {
  const { t, path, date } = useTexts();
  useLiveMessages();
  const { id, person, can_write, messages } = conversation;
  const action = path(buildPagePath(ROUTES.directConversation, { id }));
  return (
    <AccountLayout>
      <p>
        <LocalLink to="/my-account/messages/people">{t('account.messages_back')}</LocalLink>
      </p>
      <div className={styles.person}>
        <Avatar picture={person.picture} size={56} />
        <h1>{person.name}</h1>
      </div>
      {person.has_profile && person.id !== null && (
        <p>
          <LocalLink to={buildPagePath(ROUTES.userProfile, { id: person.id })}>{t('user_profile.see')}</LocalLink>
        </p>
      )}
      <div role="log" aria-label={t('account.messages')} className={styles.messages}>
        {messages.map(({ id: number, own, text, pictures, created_at }) => (
          <div key={number} className={own ? styles.customer : styles.staff}>
            <p className={styles.facts}>
              {own ? t('chat.you') : person.name} · {date(created_at)}
            </p>
            <p className={styles.text}>{text}</p>
            <MessagePictures keys={pictures} conversation={action} author={own ? undefined : person.name} />
          </div>
        ))}
      </div>
      {can_write ? (
        <MessageForm
          action={action}
          sent={messages.filter(({ own }) => own).length}
          problem={failure?.form === 'message' ? failure.problem : undefined}
        />
      ) : (
        <p className={styles.facts}>{t('account.messages_ended')}</p>
      )}
      <ConversationSettings
        conversation={conversation}
        problem={failure?.form === 'settings' ? failure.problem : undefined}
      />
      <ReportForm action={`${action}?form=report`} problem={failure?.form === 'report' ? failure.problem : undefined} />
    </AccountLayout>
  );
}

interface ConversationSettingsProps extends Pick<DirectConversationPageProps, 'conversation'> {
  readonly problem: Problem | undefined;
}

/** The buttons to mute and to block the other account. Work without JavaScript. */
function ConversationSettings({ conversation, problem }: ConversationSettingsProps) {
  const { t, path } = useTexts();
  const { id, muted, blocked } = conversation;
  const action = `${path(buildPagePath(ROUTES.directConversation, { id }))}?form=settings`;
  return (
    <section className={styles.form}>
      <h2>{t('account.messages_settings')}</h2>
      <p className={styles.facts}>{t('account.messages_settings_hint')}</p>
      {problem && <Notice kind="error" title={describeProblem(t, problem)} />}
      <Form method="post" action={action} className={styles.settings}>
        <input type="hidden" name="muted" value={String(muted)} />
        <input type="hidden" name="blocked" value={String(blocked)} />
        <button className={button.secondary} name="change" value="muted">
          {t(muted ? 'account.messages_unmute' : 'account.messages_mute')}
        </button>
        <button className={button.secondary} name="change" value="blocked">
          {t(blocked ? 'account.messages_unblock' : 'account.messages_block')}
        </button>
      </Form>
    </section>
  );
}

interface ReportFormProps {
  readonly action: string;
  readonly problem: Problem | undefined;
}

/** The form that reports the conversation to the shop. */
function ReportForm({ action, problem }: ReportFormProps) {
  const { t } = useTexts();
  const submit = useSubmit();
  return (
    <details className={styles.report} open={problem !== undefined}>
      <summary>{t('account.messages_report')}</summary>
      <p className={styles.facts}>{t('account.messages_report_hint')}</p>
      <StorefrontForms>
        {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
        <SchemaForm
          method="post"
          action={action}
          aria-label={t('account.messages_report')}
          definitions={ReportRequestFields}
          errors={problem?.errors ?? []}
          onSubmit={(values) => submit(JSON.stringify(values), { method: 'post', action, encType: 'application/json' })}
        >
          <div className={styles.send}>
            <SubmitButton>{t('account.messages_report_send')}</SubmitButton>
          </div>
        </SchemaForm>
      </StorefrontForms>
    </details>
  );
}
