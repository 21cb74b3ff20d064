import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { SocialSignUpRequestFields } from '#generated/fields/SocialSignUpRequest.ts';
import type { Problem, SocialSignInStep } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { CheckInbox } from './CheckInbox.tsx';
import type { SentMail } from './sign-in.server.ts';
import styles from './SignForms.module.css';

interface SocialEmailStepProps {
  readonly step: SocialSignInStep;
  /** name of the service */
  readonly provider: string;
  /** path opened after the confirmation */
  readonly redirect: string;
}

const FIELDS = SocialSignUpRequestFields.filter(({ name }) => name === 'email' || name === 'newsletter');

/** For a person of a service who has no account here: asks for the address that the confirmation is sent to. */
export function SocialEmailStep({ step: { challenge, email }, provider, redirect }: SocialEmailStepProps) {
  const { t, path } = useTexts();
  const { submit, data } = useFetcher<{ problem?: Problem; sent?: SentMail }>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const action = path('/sign');
  const startAgain = { href: action, onClick: () => location.assign(action) };
  if (data?.sent)
    return <CheckInbox sent={data.sent} problem={data.problem} Heading="h1" moveFocus {...{ redirect, startAgain }} />;
  return (
    <StorefrontForms>
      <div className={styles.panel}>
        <h1 ref={heading} tabIndex={-1} id="social-email">
          {t('sign.email_title')}
        </h1>
        <p>{t('sign.email_intro', { provider })}</p>
        {data?.problem && !data.problem.errors?.length && (
          <Notice kind="error" title={describeProblem(t, data.problem)} />
        )}
        <SchemaForm
          method="post"
          action={action}
          aria-labelledby="social-email"
          definitions={FIELDS}
          values={{ email: email ?? '' }}
          errors={data?.problem?.errors ?? []}
          submitOnEnter
          onSubmit={(values) =>
            submit(JSON.stringify({ ...values, intent: 'social', challenge, redirect }), {
              method: 'post',
              action,
              encType: 'application/json',
            })
          }
        >
          <div className={styles.submit}>
            <SubmitButton size="large" fullWidth>
              {t('sign.email_action')}
            </SubmitButton>
          </div>
        </SchemaForm>
        <p className={styles.forgot}>{t('sign.email_have', { provider })}</p>
      </div>
    </StorefrontForms>
  );
}
