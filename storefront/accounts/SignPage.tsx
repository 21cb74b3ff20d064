import { useActionData, useLocation } from 'react-router';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { SignForms, type FormOutcome } from './SignForms.tsx';
import styles from './SignPage.module.css';

interface SignPageProps {
  readonly redirect: string;
  /** whether a page that requires an account redirected here */
  readonly protectedPage: boolean;
}

/** The sign-in page (§2.3). */
export function SignPage({ redirect, protectedPage }: SignPageProps) {
  const { t } = useTexts();
  const tab = new URLSearchParams(useLocation().search).get('tab') === 'sign_up' ? 'sign_up' : 'sign_in';
  const posted = useActionData<FormOutcome>();
  return (
    <div className={styles.page}>
      <SignForms
        key={tab}
        redirect={redirect}
        initialTab={tab}
        posted={posted}
        heading={
          <>
            <h1>{t('sign.title')}</h1>
            {protectedPage && <p>{t('sign.why')}</p>}
          </>
        }
      />
    </div>
  );
}
