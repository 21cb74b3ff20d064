import { lazy, Suspense } from 'react';
import { Form, useSubmit } from 'react-router';
import type { CardSetup } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './CardsPage.module.css';

/** Loaded when a bank asks. */
const StripeBank = lazy(async () => ({ default: (await import('../stripe/StripeBank.tsx')).StripeBank }));

interface CardBankStepProps {
  readonly setup: Pick<CardSetup, 'setup_id' | 'client_secret'>;
  readonly publishableKey: string | null;
  /** path of the page, whose action gets `setup_id` and `authentication` */
  readonly action: string;
}

/** The 3-D Secure step of a card that is saved: Stripe's dialog, or the page of the test provider. */
export function CardBankStep({ setup: { setup_id, client_secret }, publishableKey, action }: CardBankStepProps) {
  const { t } = useTexts();
  const submit = useSubmit();
  if (publishableKey !== null && client_secret)
    return (
      <Suspense>
        <StripeBank
          {...{ publishableKey, clientSecret: client_secret }}
          // Stripe knows the outcome
          onAnswer={() =>
            void submit({ setup_id: setup_id ?? '', authentication: 'succeed' }, { method: 'post', action })
          }
        />
      </Suspense>
    );
  return (
    <section className={styles.section} aria-labelledby="bank">
      <h2 id="bank">{t('account.card_bank_title')}</h2>
      <p>{t('checkout.authentication_text')}</p>
      <Form method="post" action={action} className={styles.bank}>
        <input type="hidden" name="setup_id" value={setup_id ?? ''} />
        <button className={button.primary} name="authentication" value="succeed">
          {t('account.card_bank_succeed')}
        </button>
        <button className={button.secondary} name="authentication" value="fail">
          {t('account.card_bank_fail')}
        </button>
      </Form>
    </section>
  );
}
