import { useFetcher } from 'react-router';
import { SignupRequestFields } from '#generated/fields/SignupRequest.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import type { ConfirmationAnswer } from './confirmation-action.server.ts';
import styles from './ConfirmationPage.module.css';

const PASSWORD = SignupRequestFields.filter(({ name }) => name === 'password');

interface AccountOfferProps {
  readonly email: string;
  readonly posted: ConfirmationAnswer | undefined;
}

/** Offers a guest an account for the price of a password: the order has name and e-mail already. */
export function AccountOffer({ email, posted }: AccountOfferProps) {
  const { t } = useTexts();
  const { submit, data } = useFetcher<ConfirmationAnswer>({ key: 'account' });
  const answer = data ?? (posted?.intent === 'account' ? posted : undefined);
  if (answer && !answer.problem)
    return (
      <Notice kind="success" title={t('sign.sent_title')}>
        <p>{t('sign.sent', { email })}</p>
      </Notice>
    );
  const { problem } = answer ?? {};
  return (
    <section className={styles.section} aria-labelledby="account-offer">
      <h2 id="account-offer">{t('confirmation.account')}</h2>
      <p>{t('confirmation.account_text', { email })}</p>
      {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
      <StorefrontForms>
        <SchemaForm
          definitions={PASSWORD}
          method="post"
          aria-labelledby="account-offer"
          submitOnEnter
          errors={problem?.errors ?? []}
          onSubmit={({ password }) => submit({ intent: 'account', password: String(password) }, { method: 'post' })}
        >
          <input type="hidden" name="intent" value="account" />
          <div className={styles.action}>
            <SubmitButton>{t('sign.sign_up_action')}</SubmitButton>
          </div>
        </SchemaForm>
      </StorefrontForms>
    </section>
  );
}
