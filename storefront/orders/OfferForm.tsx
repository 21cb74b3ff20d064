import type { CartTotals, OfferPayRequestInput, Problem } from '#generated/schemas.ts';
import { FormFrame } from '#forms-schema/FormFrame.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { CARD_OVERRIDES } from '#storefront/payments/card-overrides.ts';
import { getCardDefinitions } from '#storefront/payments/card-definitions.ts';
import type { CardForm } from '#storefront/payments/card-source.ts';
import { CardInput } from '#storefront/payments/CardInput.tsx';
import styles from './OfferForm.module.css';
import { PaymentProblem } from '#storefront/payments/PaymentProblem.tsx';

interface OfferFormProps {
  readonly totals: CartTotals;
  /** the total in minor units */
  readonly amount: number;
  readonly card: CardForm;
  /** the error of the last attempt */
  readonly problem: Problem | undefined;
  readonly onPay: (values: Pick<OfferPayRequestInput, 'card'>) => Promise<void>;
}

/** The card form of an offer. */
export function OfferForm({ totals, amount, card, problem, onPay }: OfferFormProps) {
  const { t, money } = useTexts();
  return (
    <FormFrame
      definitions={getCardDefinitions(card)}
      overrides={CARD_OVERRIDES}
      errors={problem?.errors ?? []}
      aria-label={t('checkout.title')}
      // validated by the form engine
      onSubmit={(values) => onPay(values as Pick<OfferPayRequestInput, 'card'>)}
      body={(fields) => <CardInput card={card} use={{ currency: totals.currency, amount }} fields={fields} />}
    >
      <div className={styles.rest}>
        {problem && <PaymentProblem problem={problem} />}
        <SubmitButton size="large" fullWidth>
          {t('checkout.pay', { total: money(totals.total, totals.currency) })}
        </SubmitButton>
        <p className={styles.hint}>{t('checkout.terms')}</p>
      </div>
    </FormFrame>
  );
}
