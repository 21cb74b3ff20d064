import { useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { RenamePasskeyRequestFields } from '#generated/fields/RenamePasskeyRequest.ts';
import type { Passkey } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import type { SecurityOutcome } from './security.server.ts';
import styles from './SecurityPage.module.css';

interface RenamePasskeyProps {
  readonly passkey: Pick<Passkey, 'id' | 'name'>;
  /** the result of the last form of the page */
  readonly outcome: SecurityOutcome | undefined;
}

/** The form to rename a passkey in its row. Opens and saves without JavaScript too; closes once saved. */
export function RenamePasskey({ passkey: { id, name }, outcome }: RenamePasskeyProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const details = useRef<HTMLDetailsElement>(null);
  const own = outcome && 'passkey' in outcome && outcome.passkey === id ? outcome : undefined;
  const problem = own && 'problem' in own ? own.problem : undefined;
  useEffect(() => {
    if (!own || problem || !details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }, [own, problem]);
  return (
    <details ref={details} className={styles.rename} open={problem !== undefined}>
      <summary aria-label={t('account.passkey_rename_of', { name })}>{t('account.passkey_rename')}</summary>
      <StorefrontForms>
        <SchemaForm
          // holds the stored name once saved
          key={name}
          method="post"
          action={path('/my-account/security')}
          aria-label={t('account.passkey_rename_of', { name })}
          definitions={RenamePasskeyRequestFields}
          // beside the name of a passkey to add
          overrides={{ name: { label: 'account.passkey_new_name' } }}
          values={{ name }}
          errors={problem?.errors ?? []}
          submitOnEnter
          onSubmit={(values) =>
            submit(JSON.stringify({ ...values, intent: 'passkey_rename', passkey: String(id) }), {
              method: 'post',
              encType: 'application/json',
              preventScrollReset: true,
            })
          }
        >
          <input type="hidden" name="intent" value="passkey_rename" />
          <input type="hidden" name="passkey" value={id} />
          <div className={styles.submit}>
            <SubmitButton>{t('account.passkey_rename_save')}</SubmitButton>
          </div>
        </SchemaForm>
      </StorefrontForms>
    </details>
  );
}
