import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Form, useFetcher } from 'react-router';
import { AddPasskeyRequestFields } from '#generated/fields/AddPasskeyRequest.ts';
import { StartPasskeyRequestFields } from '#generated/fields/StartPasskeyRequest.ts';
import type { Passkey } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { createPasskey, type CreationFailure, hasPasskeySupport } from './passkey.ts';
import { RenamePasskey } from './RenamePasskey.tsx';
import type { SecurityOutcome } from './security.server.ts';
import styles from './SecurityPage.module.css';

interface PasskeySectionProps {
  readonly passkeys: readonly Passkey[];
  /** origin that passkeys work on; null without one */
  readonly site: string | null;
  /** whether the account has a password, which adding one takes */
  readonly hasPassword: boolean;
  /** whether adding one takes a code of an authenticator app */
  readonly codesOn: boolean;
  /** the result of the last form of the page */
  readonly outcome: SecurityOutcome | undefined;
}

/** Passkeys of the account, each with a form to rename and a button to remove it, and the form to add one. */
export function PasskeySection({ passkeys, site, hasPassword, codesOn, outcome }: PasskeySectionProps) {
  const { t } = useTexts();
  if (!site && passkeys.length === 0) return null;
  const done = outcome && 'done' in outcome ? outcome.done : undefined;
  return (
    <section className={styles.section}>
      <h2 id="passkeys">{t('account.passkeys')}</h2>
      <p>{t('account.passkeys_intro')}</p>
      {done === 'passkey_remove' && <Notice kind="success" title={t('account.passkey_removed')} />}
      {done === 'passkey_rename' && <Notice kind="success" title={t('account.passkey_renamed')} />}
      {passkeys.length > 0 && <PasskeyList {...{ passkeys, outcome }} />}
      {site && hasPassword && <AddPasskey site={site} codesOn={codesOn} count={passkeys.length} />}
      {site && !hasPassword && <p>{t('account.password_first')}</p>}
    </section>
  );
}

function PasskeyList({ passkeys, outcome }: Pick<PasskeySectionProps, 'passkeys' | 'outcome'>) {
  const { t, date } = useTexts();
  return (
    <ul className={styles.sessions} aria-labelledby="passkeys">
      {passkeys.map(({ id, name, created_at, last_used_at }) => (
        <li key={id}>
          <div>
            <p className={styles.name}>
              <strong>{name}</strong>
            </p>
            <p className={styles.facts}>
              {[
                t('account.passkey_added_on', { date: date(created_at) }),
                last_used_at && t('account.last_used_on', { date: date(last_used_at) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <Form method="post">
            <input type="hidden" name="passkey" value={id} />
            <button
              className={button.quiet}
              name="intent"
              value="passkey_remove"
              aria-label={t('account.passkey_remove_of', { name })}
            >
              {t('account.passkey_remove')}
            </button>
          </Form>
          <RenamePasskey passkey={{ id, name }} outcome={outcome} />
        </li>
      ))}
    </ul>
  );
}

const subscribeToNothing = () => () => undefined;

/** Whether this page can create passkeys; undefined before the script has run. */
const useSupport = (site: string) =>
  useSyncExternalStore<'elsewhere' | 'unsupported' | 'ready' | undefined>(
    subscribeToNothing,
    () => (site !== location.origin ? 'elsewhere' : hasPasskeySupport() ? 'ready' : 'unsupported'),
    () => undefined,
  );

interface PasskeyFormProps extends Pick<PasskeySectionProps, 'codesOn'> {
  /** number of passkeys of the account */
  readonly count: number;
}

function AddPasskey({ site, ...props }: PasskeyFormProps & { readonly site: string }) {
  const { t } = useTexts();
  const support = useSupport(site);
  if (support === 'elsewhere') return <p>{t('account.passkeys_elsewhere', { site })}</p>;
  if (support === 'unsupported') return <p>{t('account.passkeys_unsupported')}</p>;
  return support && <PasskeyForm {...props} />;
}

const FIELDS = [...AddPasskeyRequestFields.filter(({ name }) => name === 'name'), ...StartPasskeyRequestFields];

/** Confirms by password and code, has the device create the passkey and stores it. */
function PasskeyForm({ codesOn, count }: PasskeyFormProps) {
  const { t, path } = useTexts();
  const start = useFetcher<SecurityOutcome>();
  const add = useFetcher<SecurityOutcome>();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<CreationFailure>();
  const action = path('/my-account/security');
  const post = (fetcher: typeof start, body: object) =>
    void fetcher.submit(JSON.stringify(body), { method: 'post', action, encType: 'application/json' });

  const options = start.data && 'options' in start.data ? start.data.options : undefined;
  const finish = useEffectEvent((credential: Awaited<ReturnType<typeof createPasskey>>) => {
    if (typeof credential === 'string') setFailure(credential);
    else post(add, { intent: 'passkey_add', name, credential });
  });
  useEffect(() => {
    if (options) void createPasskey(options).then(finish);
  }, [options]);

  const failed = [start.data, add.data].find((data) => data && 'problem' in data);
  const problem = failed && 'problem' in failed ? failed.problem : undefined;
  const isAdded = add.data !== undefined && !problem && !failure;
  return (
    <StorefrontForms>
      {isAdded && <Notice kind="success" title={t('account.passkey_added')} />}
      {failure && <Notice kind="warning" title={t(`account.${failure}`)} />}
      {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
      <SchemaForm
        // emptied once added
        key={count}
        method="post"
        action={action}
        aria-labelledby="passkeys"
        definitions={codesOn ? FIELDS : FIELDS.filter((field) => field.name !== 'code')}
        overrides={{
          current_password: { autoComplete: 'current-password' },
          code: { autoComplete: 'one-time-code', required: true },
        }}
        errors={problem?.errors ?? []}
        submitOnEnter
        onSubmit={(values) => {
          setFailure(undefined);
          setName(String(values['name'] ?? ''));
          post(start, { ...values, intent: 'passkey_start' });
        }}
      >
        <div className={styles.submit}>
          <SubmitButton size="large">{t('account.passkey_add')}</SubmitButton>
        </div>
      </SchemaForm>
    </StorefrontForms>
  );
}
