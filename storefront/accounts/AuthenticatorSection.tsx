import { useFetcher } from 'react-router';
import type { FieldDefinition } from '#generated/definitions.ts';
import { ConfirmAuthenticatorRequestFields } from '#generated/fields/ConfirmAuthenticatorRequest.ts';
import { RemoveAuthenticatorRequestFields } from '#generated/fields/RemoveAuthenticatorRequest.ts';
import { StartAuthenticatorRequestFields } from '#generated/fields/StartAuthenticatorRequest.ts';
import type { UserAuthenticator } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import type { SecurityOutcome } from './security.server.ts';
import styles from './SecurityPage.module.css';

type Fetcher = ReturnType<typeof useFetcher<SecurityOutcome>>;

interface AuthenticatorSectionProps extends UserAuthenticator {
  /** whether the account has one, which the forms take */
  readonly hasPassword: boolean;
  /** the result of a form posted without JavaScript */
  readonly outcome: SecurityOutcome | undefined;
}

/** Authenticator codes of the account: off, being set up, or on. */
export function AuthenticatorSection({
  on,
  recovery_codes_left: count,
  required,
  hasPassword,
  outcome,
}: AuthenticatorSectionProps) {
  const { t } = useTexts();
  return (
    <section className={styles.section}>
      <h2 id="authenticator">{t('account.codes')}</h2>
      {!on && (hasPassword ? <SetUp posted={outcome} /> : <p>{t('account.password_first')}</p>)}
      {on && (
        <p role="status">
          {t('account.codes_on')} {t('account.codes_left', { count })} {required && t('account.codes_required')}
        </p>
      )}
      {on && !required && (hasPassword ? <TurnOff /> : <p>{t('account.password_first')}</p>)}
    </section>
  );
}

function SetUp({ posted }: { readonly posted: SecurityOutcome | undefined }) {
  const { t } = useTexts();
  const start: Fetcher = useFetcher();
  const confirm: Fetcher = useFetcher();
  const data = start.data ?? posted;
  const setup = data && 'setup' in data ? data.setup : undefined;
  if (setup)
    return (
      <>
        <AuthenticatorSetup {...setup} />
        <AuthenticatorForm
          fetcher={confirm}
          intent="authenticator_confirm"
          definitions={ConfirmAuthenticatorRequestFields}
          action={t('account.codes_turn_on')}
        />
      </>
    );
  return (
    <>
      <p>{t('account.codes_intro')}</p>
      <AuthenticatorForm
        fetcher={start}
        intent="authenticator_start"
        definitions={StartAuthenticatorRequestFields}
        action={t('account.codes_set_up')}
      />
    </>
  );
}

function TurnOff() {
  const { t } = useTexts();
  const fetcher: Fetcher = useFetcher();
  return (
    <AuthenticatorForm
      fetcher={fetcher}
      intent="authenticator_remove"
      definitions={RemoveAuthenticatorRequestFields}
      action={t('account.codes_turn_off')}
    />
  );
}

interface AuthenticatorFormProps {
  readonly fetcher: Fetcher;
  readonly intent: `authenticator_${'start' | 'confirm' | 'remove'}`;
  readonly definitions: readonly FieldDefinition[];
  /** text of the button */
  readonly action: string;
}

function AuthenticatorForm({ fetcher, intent, definitions, action }: AuthenticatorFormProps) {
  const { t, path } = useTexts();
  const problem = fetcher.data && 'problem' in fetcher.data ? fetcher.data.problem : undefined;
  const address = path('/my-account/security');
  return (
    <StorefrontForms>
      {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
      <SchemaForm
        method="post"
        action={address}
        aria-labelledby="authenticator"
        definitions={definitions}
        overrides={{
          current_password: { autoComplete: 'current-password' },
          code: { autoComplete: 'one-time-code' },
        }}
        errors={problem?.errors ?? []}
        submitOnEnter
        onSubmit={(values) =>
          fetcher.submit(JSON.stringify({ ...values, intent }), {
            method: 'post',
            action: address,
            encType: 'application/json',
          })
        }
      >
        <input type="hidden" name="intent" value={intent} />
        <div className={styles.submit}>
          <SubmitButton size="large">{action}</SubmitButton>
        </div>
      </SchemaForm>
    </StorefrontForms>
  );
}
