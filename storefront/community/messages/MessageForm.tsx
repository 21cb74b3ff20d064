import { useSubmit } from 'react-router';
import { UserMessageRequestFields } from '#generated/fields/UserMessageRequest.ts';
import type { Problem } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { uploads } from '#storefront/accounts/upload-transport.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import styles from './messages.module.css';

interface MessageFormProps {
  /** address that the message is posted to, in the language of the page */
  readonly action: string;
  /** number of messages that the user has sent: a new form is empty, an answer of the other side keeps what is typed */
  readonly sent: number;
  /** the error of the last attempt to send */
  readonly problem: Problem | undefined;
}

/** The form to write a message with pictures. Works without JavaScript. */
export function MessageForm({ action, sent, problem }: MessageFormProps) {
  const { t } = useTexts();
  const submit = useSubmit();
  return (
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
          onSubmit={(values) => submit(JSON.stringify(values), { method: 'post', action, encType: 'application/json' })}
        >
          <div className={styles.send}>
            <SubmitButton size="large">{t('chat.send')}</SubmitButton>
          </div>
        </SchemaForm>
      </StorefrontForms>
    </section>
  );
}
