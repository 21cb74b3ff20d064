import { useId } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { CommentRequestFields } from '#generated/fields/CommentRequest.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import type { ProjectAnswer } from '#storefront/catalogue/project-action.server.ts';
import button from '#storefront/ui/button.module.css';
import field from '#storefront/ui/Field.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { RatingInput } from '#storefront/ui/RatingInput.tsx';
import styles from './Reviews.module.css';

const TEXT = CommentRequestFields.find((candidate) => candidate.name === 'text');

/** Writes a review with stars, or a comment without. Keeps the text when it is rejected. Works without JavaScript. */
export function ReviewForm({ projectId }: { projectId: number }) {
  const { t } = useTexts();
  const id = useId();
  const posted = useActionData<ProjectAnswer>();
  const { Form, data, state } = useFetcher<ProjectAnswer>({ key: `review-${projectId}` });
  const answer = data ?? (posted?.intent === 'review' ? posted : undefined);
  const problem = answer?.problem;
  const code = problem?.errors?.[0]?.code ?? problem?.code;
  const params = problem?.errors?.[0]?.params ?? {};

  if (answer && !problem && state === 'idle')
    return (
      <Notice kind="success" title={t('project_reviews.sent_title')}>
        <p>{t('project_reviews.sent')}</p>
      </Notice>
    );
  return (
    <Form method="post" className={styles.form} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('project_reviews.write')}</h3>
      <input type="hidden" name="intent" value="review" />
      {problem && (
        <Notice kind="error" title={t.maybe(`errors.${code}`, params) ?? problem.detail ?? t('errors.unknown')} />
      )}
      <RatingInput legend={t('project_reviews.rating')} defaultValue={answer?.values?.rating} />
      <label className={field.field}>
        <span>{t('project_reviews.text')}</span>
        <textarea
          className={field.input}
          name="text"
          rows={5}
          required
          minLength={TEXT?.minLength}
          maxLength={TEXT?.maxLength}
          defaultValue={answer?.values?.text}
          aria-describedby={`${id}-hint`}
        />
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('project_reviews.hint')}
      </p>
      <button className={button.primary} aria-disabled={state !== 'idle'}>
        {t('project_reviews.send')}
      </button>
    </Form>
  );
}
