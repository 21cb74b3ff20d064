import { useId } from 'react';
import { useFetcher } from 'react-router';
import { CartFeedbackRequestFields } from '#generated/fields/CartFeedbackRequest.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { RatingInput } from '#storefront/ui/RatingInput.tsx';
import type { ConfirmationAnswer } from './confirmation-action.server.ts';
import styles from './ConfirmationPage.module.css';

const COMMENT = CartFeedbackRequestFields.find((candidate) => candidate.name === 'comment');

/** Asks the buyer how the purchase went. Works without JavaScript. */
export function FeedbackForm({ posted }: { readonly posted: ConfirmationAnswer | undefined }) {
  const { t } = useTexts();
  const id = useId();
  const { Form, data, state } = useFetcher<ConfirmationAnswer>({ key: 'feedback' });
  const answer = data ?? (posted?.intent === 'feedback' ? posted : undefined);
  if (answer && !answer.problem) return <Notice kind="success" title={t('confirmation.feedback_sent')} />;
  return (
    <Form method="post" className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('confirmation.feedback')}</h2>
      <input type="hidden" name="intent" value="feedback" />
      {answer?.problem && <Notice kind="error" title={describeProblem(t, answer.problem)} />}
      <RatingInput legend={t('confirmation.feedback_rating')} defaultValue={answer?.values?.rating} required />
      <label className={field.field}>
        <span>{t('confirmation.feedback_comment')}</span>
        <textarea
          className={field.input}
          name="comment"
          rows={3}
          maxLength={COMMENT?.maxLength}
          defaultValue={answer?.values?.comment}
        />
      </label>
      <div>
        <button className={button.secondary} aria-disabled={state !== 'idle'}>
          {t('confirmation.feedback_send')}
        </button>
      </div>
    </Form>
  );
}
