import { useSubmit } from 'react-router';
import { UserNotificationsFields } from '#generated/fields/UserNotifications.ts';
import type { Problem, UserNotifications } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import styles from './SecurityPage.module.css';

/** That the choice is saved, or why not. */
export type NotificationsOutcome = { readonly done: true } | { readonly problem: Problem };

interface NotificationsPageProps {
  readonly chosen: UserNotifications;
  readonly outcome?: NotificationsOutcome | undefined;
}

/** The e-mails that the account receives. */
export function NotificationsPage({ chosen, outcome }: NotificationsPageProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined;
  const action = path('/my-account/notifications');
  return (
    <AccountLayout>
      <h1>{t('account.notifications')}</h1>
      {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
      {outcome && 'done' in outcome && <Notice kind="success" title={t('words.saved')} />}
      <section className={styles.section}>
        <p>{t('account.notifications_hint')}</p>
        <StorefrontForms>
          <SchemaForm
            method="post"
            action={action}
            aria-label={t('account.notifications')}
            definitions={UserNotificationsFields}
            values={chosen}
            errors={problem?.errors ?? []}
            onSubmit={(values) =>
              submit(JSON.stringify(values), { method: 'post', action, encType: 'application/json' })
            }
          >
            <div className={styles.submit}>
              <SubmitButton size="large">{t('words.save')}</SubmitButton>
            </div>
          </SchemaForm>
        </StorefrontForms>
      </section>
    </AccountLayout>
  );
}
