import { useActionData, useFetcher } from 'react-router';
import { EnterContestRequestFields } from '#generated/fields/EnterContestRequest.ts';
import type { PublicContest } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { useRootData } from '#storefront/app/root-data.ts';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import styles from './contests.module.css';
import type { EntryOutcome } from './enter-contest.server.ts';

/** The entry form of a running contest. Works without JavaScript; what was typed stays when sending fails. */
export function EntryForm({ contest: { question } }: { contest: PublicContest }) {
  const { t } = useTexts();
  const user = useRootData()?.user;
  const { submit, data } = useFetcher<EntryOutcome>();
  const posted = useActionData<EntryOutcome>();
  const outcome = data ?? posted;
  if (outcome && 'entry' in outcome)
    return (
      <Notice kind="success" title={t('contest.entered_title')}>
        {t('contest.entered_text')} <code className={styles.code}>{outcome.entry.code}</code>
      </Notice>
    );
  const problem = outcome?.problem;
  // the entry has the page's language
  const skipped = ['lang', ...(question ? [] : ['answer'])];
  return (
    <StorefrontForms>
      <div className={styles.form}>
        {question && <p className={styles.question}>{question}</p>}
        {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
        <SchemaForm
          method="post"
          definitions={EnterContestRequestFields.filter(({ name }) => !skipped.includes(name))}
          values={user && { name: user.name }}
          overrides={{ name: { autoComplete: 'name' }, email: { autoComplete: 'email' } }}
          errors={problem?.errors ?? []}
          aria-label={t('contest.enter')}
          onSubmit={(values) => submit(JSON.stringify(values), { method: 'post', encType: 'application/json' })}
        >
          <SubmitButton size="large">{t('contest.enter')}</SubmitButton>
        </SchemaForm>
      </div>
    </StorefrontForms>
  );
}
