import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Problem } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import type { SentMail } from './sign-in.server.ts';
import styles from './SignForms.module.css';

interface CheckInboxProps {
  readonly sent: SentMail;
  readonly problem: Problem | undefined;
  readonly redirect: string;
  readonly startAgain: { readonly href: string; readonly onClick: () => void };
  readonly Heading: 'h1' | 'h2';
  /** whether it replaces a form on the same page */
  readonly moveFocus: boolean;
}

/**
 * Shown after a sign-up: which mail to look for and how to get it again. The same whether or not the address has an
 * account.
 */
export function CheckInbox({ sent, problem, redirect, startAgain, moveFocus, Heading }: CheckInboxProps) {
  const { t, path } = useTexts();
  const { Form, data, state } = useFetcher<{ problem?: Problem; sent?: SentMail }>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moveFocus) heading.current?.focus();
  }, [moveFocus]);
  const currentProblem = data ? data.problem : problem;
  const isAgain = (data?.sent ?? sent).again === true && !currentProblem;

  return (
    <div className={styles.panel}>
      <Heading ref={heading} tabIndex={-1}>
        {t('sign.sent_title')}
      </Heading>
      <p className={styles.sent}>{t('sign.sent', { email: sent.email })}</p>
      <p>{t('sign.sent_hint')}</p>
      {currentProblem && <Notice kind="error" title={describeProblem(t, currentProblem)} />}
      {isAgain && state === 'idle' && <Notice kind="success" title={t('sign.sent_again')} />}
      <Form method="post" action={path('/sign')} className={styles.again}>
        <input type="hidden" name="intent" value="send_again" />
        <input type="hidden" name="email" value={sent.email} />
        <input type="hidden" name="resend" value={sent.resend} />
        <input type="hidden" name="redirect" value={redirect} />
        <button className={button.primary} aria-disabled={state !== 'idle'}>
          {t('sign.send_again')}
        </button>
        <a
          className={button.quiet}
          href={startAgain.href}
          onClick={(event) => {
            event.preventDefault();
            startAgain.onClick();
          }}
        >
          {t('sign.other_email')}
        </a>
      </Form>
    </div>
  );
}
