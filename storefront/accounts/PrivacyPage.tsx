import { Form, useNavigation, useSubmit } from 'react-router';
import { CloseAccountRequestFields } from '#generated/fields/CloseAccountRequest.ts';
import type { Problem, UserPrivacy } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import styles from './SecurityPage.module.css';

/** The result of a form of the page; a closed account has no page. */
export type PrivacyOutcome = { readonly done: 'export' } | { readonly problem: Problem };

interface PrivacyPageProps extends UserPrivacy {
  /** whether the account has one, which closing it takes */
  readonly hasPassword: boolean;
  readonly outcome?: PrivacyOutcome | undefined;
}

/** Export of one's data, and closing of the account. */
export function PrivacyPage({ export: file, obstacles, stays, hasPassword, outcome }: PrivacyPageProps) {
  const { t } = useTexts();
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined;
  return (
    <AccountLayout>
      <h1>{t('account.privacy')}</h1>
      {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
      <ExportSection file={file} isRequested={outcome !== undefined && 'done' in outcome} />
      <CloseSection {...{ obstacles, stays, hasPassword, problem }} />
    </AccountLayout>
  );
}

function ExportSection({ file, isRequested }: { readonly file: UserPrivacy['export']; readonly isRequested: boolean }) {
  const { t, date } = useTexts();
  const isSending = useNavigation().formData?.get('intent') === 'export';
  const isOpen = file?.status === 'waiting' || file?.status === 'running';
  return (
    <section className={styles.section}>
      <h2>{t('account.export_title')}</h2>
      <p>{t('account.export_text')}</p>
      {isRequested && <Notice kind="success" title={t('account.export_requested')} />}
      {isOpen && !isRequested && <p>{t('account.export_open', { date: date(file.created_at) })}</p>}
      {file?.url && (
        <p>
          <a href={file.url} className={button.primary} download>
            {t('account.export_download')}
          </a>{' '}
          <span className={styles.facts}>{t('account.export_until', { date: date(file.expires_at) })}</span>
        </p>
      )}
      {!isOpen && (
        <Form method="post">
          <button className={button.secondary} name="intent" value="export" aria-disabled={isSending}>
            {t(file ? 'account.export_again' : 'account.export_request')}
          </button>
        </Form>
      )}
    </section>
  );
}

interface CloseSectionProps extends Pick<PrivacyPageProps, 'obstacles' | 'stays' | 'hasPassword'> {
  readonly problem: Problem | undefined;
}

/** What keeps the account from being closed, or the form that closes it. */
function CloseSection({ obstacles, stays, hasPassword, problem }: CloseSectionProps) {
  const { t, date } = useTexts();
  return (
    <section className={styles.section}>
      <h2 id="close-account">{t('account.close_title')}</h2>
      {obstacles.length > 0 ? (
        <>
          <p>{t('account.close_not_yet')}</p>
          <ul>
            {obstacles.map(({ code, count }) => (
              <li key={code}>{t(`account.close_${code}`, { count })}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{t('account.close_text')}</p>
          {stays.map(({ kind, count, until }) => (
            <p key={kind}>{t('account.close_stays', { count, date: date(until) })}</p>
          ))}
          {hasPassword ? <CloseForm problem={problem} /> : <SetPasswordFirst />}
        </>
      )}
    </section>
  );
}

function CloseForm({ problem }: Pick<CloseSectionProps, 'problem'>) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  return (
    <StorefrontForms>
      <SchemaForm
        method="post"
        action={path('/my-account/privacy')}
        aria-labelledby="close-account"
        definitions={CloseAccountRequestFields}
        overrides={{ current_password: { autoComplete: 'current-password' } }}
        errors={problem?.errors ?? []}
        onSubmit={(values) =>
          submit(JSON.stringify({ ...values, intent: 'close' }), { method: 'post', encType: 'application/json' })
        }
      >
        <input type="hidden" name="intent" value="close" />
        <p className={styles.facts}>
          <LocalLink to="/forgot-password">{t('account.close_no_password')}</LocalLink>
        </p>
        <div className={styles.submit}>
          <SubmitButton size="large">{t('account.close_submit')}</SubmitButton>
        </div>
      </SchemaForm>
    </StorefrontForms>
  );
}

function SetPasswordFirst() {
  const { t } = useTexts();
  return (
    <>
      <p>{t('account.close_password')}</p>
      <p>
        <LocalLink className={button.secondary} to="/my-account/security">
          {t('account.password_set_title')}
        </LocalLink>
      </p>
    </>
  );
}
