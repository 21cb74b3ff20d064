import { useEffect, useMemo, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import type { SitePath } from '#domain/routes.ts';
import { RedeemRequestFields } from '#generated/fields/RedeemRequest.ts';
import type { CheckedCode, Problem } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Cover } from '#storefront/ui/Cover.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import styles from './DigitalPage.module.css';

/** The answer of the last posted form. */
export interface CodeAnswer {
  /** the code as typed */
  readonly code?: string | undefined;
  /** what the code unlocks; absent until it is checked */
  readonly checked?: CheckedCode;
  /** why the code was not checked or redeemed */
  readonly problem?: Problem;
}

/** Whether the API refused the code itself: it is unknown, expired, revoked or used up. */
const isRefusedCode = ({ status }: Problem): boolean => status === 404 || status === 409;

interface RedeemCodeProps extends CodeAnswer {
  /** the page that shows the form */
  readonly to: SitePath;
}

/** Redeems a download code in two steps: the first shows what it unlocks. */
export function RedeemCode({ to, code, checked, problem }: RedeemCodeProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const action = path(to);
  // a new list for each answer only: the form shows each list once
  const errors = useMemo(() => {
    if (!problem || problem.errors?.length || !isRefusedCode(problem)) return problem?.errors ?? [];
    return [{ path: 'code', code: problem.code, text: describeProblem(t, problem) }];
  }, [t, problem]);
  return (
    <section className={styles.section} aria-labelledby="redeem">
      <h2 id="redeem">{t('account.download_redeem')}</h2>
      <p>{t('account.download_hint')}</p>
      <StorefrontForms>
        {problem && errors.length === 0 && <Notice kind="error" title={describeProblem(t, problem)} />}
        <SchemaForm
          method="post"
          action={action}
          aria-labelledby="redeem"
          definitions={RedeemRequestFields}
          overrides={{ code: { autoComplete: 'off' } }}
          values={{ code }}
          errors={errors}
          submitOnEnter
          onSubmit={(values) =>
            submit(JSON.stringify({ ...values, intent: 'check' }), {
              method: 'post',
              action,
              encType: 'application/json',
            })
          }
        >
          <div className={styles.submit}>
            <SubmitButton size="large" name="intent" value="check" variant={checked ? 'outlined' : 'contained'}>
              {t('account.download_check')}
            </SubmitButton>
          </div>
        </SchemaForm>
      </StorefrontForms>
      {checked && code && <CheckedContent code={code} checked={checked} action={action} />}
    </section>
  );
}

/** What a checked code unlocks, with the button to redeem it. */
function CheckedContent({ code, checked, action }: { code: string; checked: CheckedCode; action: string }) {
  const { t } = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [checked]);
  return (
    <section className={styles.checked} aria-labelledby="checked">
      <div className={styles.cover}>
        <Cover picture={checked.picture} alt="" sizes="160px" eager />
      </div>
      <div className={styles.content}>
        <p className={styles.facts}>{t('account.download_unlocks', { code })}</p>
        <h3 id="checked" ref={heading} tabIndex={-1}>
          {checked.title}
        </h3>
        <p>{checked.artist_name}</p>
        <ul className={styles.names} aria-label={t('fields.files')}>
          {checked.file_names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="redeem" />
          <input type="hidden" name="code" value={code} />
          <button
            className={button.primary}
            aria-disabled={isBusy}
            onClick={(event) => isBusy && event.preventDefault()}
          >
            {t('account.download_submit')}
          </button>
        </Form>
      </div>
    </section>
  );
}
