import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { SignInCodeRequestFields } from '#generated/fields/SignInCodeRequest.ts';
import type { Problem, SignInStep } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import styles from './SignForms.module.css';

interface CodeStepProps {
  readonly step: SignInStep;
  /** the problem of a form posted without JavaScript */
  readonly problem: Problem | undefined;
  /** path opened after signing in */
  readonly redirect: string;
  /** a link that leads back to the first step */
  readonly startAgain: { readonly href: string; readonly onClick?: () => void };
  readonly Heading: 'h1' | 'h2';
  /** whether it replaces a form on the same page */
  readonly moveFocus: boolean;
}

/** The other fields of the request are sent by the page. */
const FIELDS = SignInCodeRequestFields.filter(({ name }) => name === 'code');

/** The second step of a sign-in: a code, after setting up the app where the account has to. */
export function CodeStep({ step, problem, redirect, startAgain, moveFocus, Heading }: CodeStepProps) {
  const { t, path } = useTexts();
  const { submit, data } = useFetcher<{ problem?: Problem }>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moveFocus) heading.current?.focus();
  }, [moveFocus]);
  const currentProblem = data ? data.problem : problem;
  const { challenge, setup } = step;
  const action = path('/sign');
  return (
    <StorefrontForms>
      <div className={styles.panel}>
        <Heading ref={heading} tabIndex={-1} id="sign-in-code">
          {t('sign.code_title')}
        </Heading>
        <p>{t(setup ? 'sign.code_set_up' : 'sign.code_intro')}</p>
        {setup && <AuthenticatorSetup {...setup} />}
        {currentProblem && !currentProblem.errors?.length && (
          <Notice kind="error" title={describeProblem(t, currentProblem)} />
        )}
        <SchemaForm
          method="post"
          action={action}
          aria-labelledby="sign-in-code"
          definitions={FIELDS}
          overrides={{ code: { autoComplete: 'one-time-code' } }}
          errors={currentProblem?.errors ?? []}
          submitOnEnter
          onSubmit={(values) =>
            submit(JSON.stringify({ ...values, intent: 'code', challenge, redirect }), {
              method: 'post',
              action,
              encType: 'application/json',
            })
          }
        >
          <input type="hidden" name="intent" value="code" />
          <input type="hidden" name="challenge" value={challenge} />
          <input type="hidden" name="redirect" value={redirect} />
          <div className={styles.submit}>
            <SubmitButton size="large" fullWidth>
              {t('sign.sign_in_action')}
            </SubmitButton>
          </div>
        </SchemaForm>
        <p className={styles.forgot}>
          <a
            href={startAgain.href}
            onClick={(event) => {
              if (!startAgain.onClick) return;
              event.preventDefault();
              startAgain.onClick();
            }}
          >
            {t('sign.code_again')}
          </a>
        </p>
      </div>
    </StorefrontForms>
  );
}
