import { useActionData, useFetcher } from 'react-router';
import type { ContactTopic } from '#generated/enums.ts';
import { ContactRequestFields } from '#generated/fields/ContactRequest.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { useRootData } from '#storefront/app/root-data.ts';
import { BotTrap } from '#storefront/ui/BotTrap.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import styles from './ContactSection.module.css';
import type { MessageOutcome } from './send-message.server.ts';

/** Only messages that answer a reply have a reference. */
const FIELDS = ContactRequestFields.filter(({ name }) => name !== 'reference');

/** The form that writes to the shop. Works without JavaScript; what was typed stays when sending fails. */
export function ContactForm({ topic }: { topic?: ContactTopic }) {
  const { t } = useTexts();
  const user = useRootData()?.user;
  const { submit, data } = useFetcher<MessageOutcome>();
  const posted = useActionData<MessageOutcome>();
  const outcome = data ?? posted;
  if (outcome && 'reference' in outcome)
    return (
      <Notice kind="success" title={t('contact.sent_title')}>
        {t('contact.sent_text', { reference: outcome.reference })}
      </Notice>
    );
  const problem = outcome?.problem;
  return (
    <StorefrontForms>
      <div className={styles.form}>
        {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
        <SchemaForm
          method="post"
          definitions={FIELDS}
          values={{ ...(user && { name: user.name }), ...(topic && { topic }) }}
          overrides={{ name: { autoComplete: 'name' }, email: { autoComplete: 'email' } }}
          errors={problem?.errors ?? []}
          aria-label={t('contact.form')}
          onSubmit={(values, form) => {
            const website = String(new FormData(form).get('website') ?? '');
            return submit(JSON.stringify({ ...values, website }), { method: 'post', encType: 'application/json' });
          }}
        >
          <BotTrap />
          <SubmitButton size="large">{t('contact.send')}</SubmitButton>
        </SchemaForm>
      </div>
    </StorefrontForms>
  );
}
