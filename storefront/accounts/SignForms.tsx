import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { LoginRequestFields } from '#generated/fields/LoginRequest.ts';
import { SignupRequestFields } from '#generated/fields/SignupRequest.ts';
import type { Problem, SignInStep } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { CheckInbox } from './CheckInbox.tsx';
import { CodeStep } from './CodeStep.tsx';
import type { SentMail } from './sign-in.server.ts';
import { SocialButtons } from './SocialButtons.tsx';
import styles from './SignForms.module.css';

/** The result of a form that did not sign in. */
export interface FormOutcome {
  readonly problem?: Problem;
  readonly sent?: SentMail;
  readonly step?: SignInStep;
}

export type SignTab = 'sign_up' | 'sign_in';

interface SignFormsProps {
  /** path opened after signing in */
  readonly redirect: string;
  readonly initialTab?: SignTab;
  /** shown above the forms and hidden with them */
  readonly heading?: ReactNode;
  /** the result of a form posted without JavaScript */
  readonly posted?: FormOutcome | undefined;
}

const TABS: readonly SignTab[] = ['sign_up', 'sign_in'];

/** Sign-up and sign-in as tabs, sign-up first (§4). Works without JavaScript. */
export function SignForms({ redirect, initialTab = 'sign_up', heading, posted }: SignFormsProps) {
  const { t, path } = useTexts();
  const [tab, setTab] = useState(initialTab);
  const { submit, data } = useFetcher<FormOutcome>();
  const [dismissedMail, setDismissedMail] = useState<SentMail>();
  const [dismissedStep, setDismissedStep] = useState<SignInStep>();
  const id = useId();
  const { problem, sent, step } = data ?? posted ?? {};
  const action = path('/sign');
  const post = (body: object) =>
    submit(JSON.stringify({ ...body, redirect }), { method: 'post', action, encType: 'application/json' });
  const getTabUrl = (name: SignTab) => `${action}?${new URLSearchParams({ tab: name, redirect })}`;

  if (sent && sent !== dismissedMail)
    return (
      <CheckInbox
        {...{ sent, problem, redirect }}
        startAgain={{ href: getTabUrl('sign_up'), onClick: () => setDismissedMail(sent) }}
        moveFocus={data !== undefined}
        Heading={heading ? 'h1' : 'h2'}
      />
    );
  if (step && step !== dismissedStep)
    return (
      <CodeStep
        {...{ step, problem, redirect }}
        startAgain={{ href: getTabUrl('sign_in'), onClick: () => setDismissedStep(step) }}
        moveFocus={data !== undefined}
        Heading={heading ? 'h1' : 'h2'}
      />
    );
  return (
    <StorefrontForms>
      {heading}
      <SignTabs id={id} tab={tab} getUrl={getTabUrl} onChange={setTab} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
        <SchemaForm
          key={tab}
          method="post"
          action={getTabUrl(tab)}
          aria-labelledby={`${id}-${tab}`}
          definitions={tab === 'sign_up' ? SignupRequestFields : LoginRequestFields}
          overrides={{
            // passkeys are suggested there too
            email: { autoComplete: tab === 'sign_up' ? 'email' : 'username webauthn' },
            password: {
              autoComplete: tab === 'sign_up' ? 'new-password' : 'current-password',
              ...(tab === 'sign_up' && { help: 'sign.password_hint' }),
            },
          }}
          errors={problem?.errors ?? []}
          submitOnEnter
          onSubmit={(values) => post({ ...values, intent: tab })}
        >
          <input type="hidden" name="intent" value={tab} />
          <input type="hidden" name="redirect" value={redirect} />
          <div className={styles.submit}>
            <SubmitButton size="large" fullWidth>
              {t(`sign.${tab}_action`)}
            </SubmitButton>
          </div>
        </SchemaForm>
        {tab === 'sign_in' && <ForgottenPassword />}
        <SocialButtons
          redirect={redirect}
          onPasskey={tab === 'sign_in' ? (credential) => post({ intent: 'passkey', credential }) : undefined}
        />
      </div>
    </StorefrontForms>
  );
}

interface SignTabsProps {
  /** prefix of the ids of tabs and panel */
  readonly id: string;
  readonly tab: SignTab;
  readonly getUrl: (name: SignTab) => string;
  readonly onChange: (name: SignTab) => void;
}

/** The tabs; links without JavaScript. */
function SignTabs({ id, tab, getUrl, onChange }: SignTabsProps) {
  const { t } = useTexts();
  return (
    <Tabs
      value={tab}
      onChange={(_event, name: SignTab) => onChange(name)}
      variant="fullWidth"
      selectionFollowsFocus
      aria-label={t('sign.tabs')}
      className={styles.tabs}
    >
      {TABS.map((name) => (
        <Tab
          key={name}
          value={name}
          label={t(`sign.${name}`)}
          id={`${id}-${name}`}
          aria-controls={`${id}-panel`}
          component="a"
          href={getUrl(name)}
          onClick={(event: MouseEvent) => event.preventDefault()}
        />
      ))}
    </Tabs>
  );
}

/** The link below the sign-in form. */
function ForgottenPassword() {
  const { t } = useTexts();
  return (
    <p className={styles.forgot}>
      <LocalLink to="/forgot-password">{t('sign.forgot')}</LocalLink>
    </p>
  );
}
