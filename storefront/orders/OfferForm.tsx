import { OfferPayRequestFields } from '#generated/fields/OfferPayRequest.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { CartTotals, OfferPayRequestInput, Problem } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { CARD_OVERRIDES } from '#storefront/payments/card-overrides.ts';
import styles from './OfferForm.module.css';
import { PaymentProblem } from '#storefront/payments/PaymentProblem.tsx';

const FIELDS: readonly FieldDefinition[] = OfferPayRequestFields.filter(({ name }) => name === 'card');

interface OfferFormProps {
  readonly totals: CartTotals;
  /** the error of the last attempt */
  readonly problem: Problem | undefined;
  readonly onPay: (values: Pick<OfferPayRequestInput, 'card'>) => Promise<void>;
}

/** The card form of an offer. */
export function OfferForm({ totals, problem, onPay }: OfferFormProps) {
  const { t, money } = useTexts();
  return (
    <SchemaForm
      definitions={FIELDS}
      overrides={CARD_OVERRIDES}
      errors={problem?.errors ?? []}
      aria-label={t('checkout.title')}
      // validated by the form engine
      onSubmit={(values) => onPay(values as Pick<OfferPayRequestInput, 'card'>)}
    >
      <div className={styles.rest}>
        {problem && <PaymentProblem problem={problem} />}
        <SubmitButton size="large" fullWidth>
          {t('checkout.pay', { total: money(totals.total, totals.currency) })}
        </SubmitButton>
        <p className={styles.hint}>{t('checkout.terms')}</p>
      </div>
    </SchemaForm>
  );
}
