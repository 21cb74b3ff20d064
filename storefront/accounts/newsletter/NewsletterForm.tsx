import { useId } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { BotTrap } from '#storefront/ui/BotTrap.tsx';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import styles from './NewsletterForm.module.css';
import type { SubscribeOutcome } from './newsletter.server.ts';

/** Subscribes to the newsletter. Works without JavaScript; the typed address stays when sending fails. */
export function NewsletterForm() {
  const { t } = useTexts();
  const id = useId();
  // a failed call has no `email`; the input then keeps its value
  const outcome = useActionData<SubscribeOutcome>();
  const isSending = useNavigation().state === 'submitting';
  if (outcome && 'sent' in outcome)
    return (
      <Notice kind="success" title={t('newsletter.sent_title')}>
        {t('newsletter.sent_text', { email: outcome.sent })}
      </Notice>
    );
  const problem = outcome?.problem;
  const fieldError = problem?.errors?.find(({ path }) => path === 'email');
  const message = fieldError ? t.maybe(`errors.${fieldError.code}`) : undefined;
  return (
    <Form method="post" className={styles.form}>
      {problem && !message && <Notice kind="error" title={describeProblem(t, problem)} />}
      <div className={styles.row}>
        <label htmlFor={id}>{t('newsletter.email')}</label>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={200}
          className={field.input}
          defaultValue={outcome?.email}
          aria-invalid={message !== undefined}
          aria-describedby={message ? `${id}-error` : undefined}
        />
        <button className={button.primary} aria-disabled={isSending}>
          {t('newsletter.subscribe')}
        </button>
      </div>
      {message && (
        <p id={`${id}-error`} className={styles.error}>
          {message}
        </p>
      )}
      <p className={styles.note}>{t('newsletter.note')}</p>
      <BotTrap />
    </Form>
  );
}
