import { Form, useSubmit } from 'react-router';
import { ChangePasswordRequestFields } from '#generated/fields/ChangePasswordRequest.ts';
import type { SocialProvider } from '#generated/enums/SocialProvider.ts';
import type { Passkey, Problem, UserAuthenticator, UserIdentity } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { AuthenticatorSection } from './AuthenticatorSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import type { SecurityOutcome } from './security.server.ts';
import styles from './SecurityPage.module.css';
import { type ListedSession, SessionList } from './SessionList.tsx';

interface SecurityPageProps {
  readonly sessions: readonly ListedSession[];
  /** whether the account has one */
  readonly hasPassword: boolean;
  readonly authenticator: UserAuthenticator;
  readonly identities: readonly UserIdentity[];
  /** services that can be connected */
  readonly connectable: readonly SocialProvider[];
  readonly passkeys: readonly Passkey[];
  /** origin that passkeys work on */
  readonly passkeySite: string | null;
  /** the result of the last form; failures of the network belong to none */
  readonly outcome: SecurityOutcome | undefined;
}

/** Password, authenticator codes, devices, connected services and passkeys of the account. */
export function SecurityPage({
  sessions,
  hasPassword,
  authenticator,
  identities,
  connectable,
  passkeys,
  passkeySite,
  outcome,
}: SecurityPageProps) {
  const { t } = useTexts();
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined;
  const isRename = outcome !== undefined && 'passkey' in outcome;
  const isSaved = outcome !== undefined && 'done' in outcome && outcome.done === 'password';
  const ended = outcome && 'ended' in outcome ? outcome.ended : undefined;
  return (
    <AccountLayout>
      <h1>{t('account.security')}</h1>
      {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
      {hasPassword ? (
        <ChangePassword isSaved={isSaved} problem={isRename ? undefined : problem} />
      ) : (
        <SetPassword outcome={outcome} />
      )}
      <AuthenticatorSection {...authenticator} {...{ hasPassword, outcome }} />
      <section className={styles.section}>
        <h2>{t('account.devices')}</h2>
        <p>{t('account.devices_hint')}</p>
        {ended !== undefined && <Notice kind="success" title={t('account.ended', { count: ended })} />}
        <SessionList sessions={sessions} />
        {sessions.length > 1 && (
          <Form method="post">
            <button className={button.secondary} name="intent" value="sessions">
              {t('account.end_others')}
            </button>
          </Form>
        )}
      </section>
      <IdentitySection
        {...{ identities, connectable }}
        isRemoved={outcome !== undefined && 'done' in outcome && outcome.done === 'identity_remove'}
      />
      {/* last: it grows once the script knows what the browser can do */}
      <PasskeySection
        passkeys={passkeys}
        site={passkeySite}
        hasPassword={hasPassword}
        codesOn={authenticator.on}
        outcome={outcome}
      />
    </AccountLayout>
  );
}

interface ChangePasswordProps {
  readonly isSaved: boolean;
  readonly problem: Problem | undefined;
}

function ChangePassword({ isSaved, problem }: ChangePasswordProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  return (
    <section className={styles.section}>
      <h2 id="change-password">{t('account.password_title')}</h2>
      {isSaved && <Notice kind="success" title={t('account.password_saved')} />}
      <StorefrontForms>
        <SchemaForm
          // emptied once saved
          key={isSaved ? 'saved' : 'form'}
          method="post"
          action={path('/my-account/security')}
          aria-labelledby="change-password"
          definitions={ChangePasswordRequestFields}
          overrides={{
            current_password: { autoComplete: 'current-password' },
            password: { autoComplete: 'new-password', help: 'sign.password_hint', label: 'sign.reset_title' },
          }}
          errors={problem?.errors ?? []}
          submitOnEnter
          onSubmit={(values) =>
            submit(JSON.stringify({ ...values, intent: 'password' }), {
              method: 'post',
              encType: 'application/json',
            })
          }
        >
          <input type="hidden" name="intent" value="password" />
          <div className={styles.submit}>
            <SubmitButton size="large">{t('account.password_save')}</SubmitButton>
          </div>
        </SchemaForm>
      </StorefrontForms>
    </section>
  );
}

/** For an account of a sign-in provider: mails a link to set a first password. */
function SetPassword({ outcome }: Pick<SecurityPageProps, 'outcome'>) {
  const { t } = useTexts();
  const link = outcome && 'done' in outcome && outcome.done === 'password_link' ? outcome : undefined;
  return (
    <section className={styles.section}>
      <h2>{t('account.password_set_title')}</h2>
      <p>{t('account.password_set_intro')}</p>
      {link && (
        <Notice kind="success" title={t('account.password_link_sent', { email: link.email, hours: link.hours })} />
      )}
      <Form method="post">
        <button className={button.primary} name="intent" value="password_link">
          {t('account.password_set')}
        </button>
      </Form>
    </section>
  );
}
