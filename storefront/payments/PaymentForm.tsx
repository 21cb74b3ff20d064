import { CartCustomerFields } from '#generated/fields/CartCustomer.ts';
import { CartPayRequestFields } from '#generated/fields/CartPayRequest.ts';
import type { FieldDefinition } from '#generated/definitions.ts';
import type { CartCalculation, CartCustomer, CartPayRequestInput, Problem } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { CARD_OVERRIDES } from './card-overrides.ts';
import styles from './PaymentForm.module.css';
import { PaymentProblem } from './PaymentProblem.tsx';

/** The fields of a payment that the form shows. */
const VISIBLE_FIELDS: readonly string[] = ['customer', 'card', 'is_gift', 'comment'];
const FIELDS: readonly FieldDefinition[] = CartPayRequestFields.filter(({ name }) => VISIBLE_FIELDS.includes(name));

const OVERRIDES = { ...CARD_OVERRIDES, card: { ...CARD_OVERRIDES.card, order: 1 } } as const;

type PayValues = Pick<CartPayRequestInput, 'customer' | 'card' | 'is_gift' | 'comment'>;

interface PaymentFormProps {
  readonly calculation: CartCalculation;
  readonly customer: CartCustomer;
  /** the error of the last attempt */
  readonly problem: Problem | undefined;
  readonly onCustomer: (customer: CartCustomer) => void;
  readonly onPay: (values: PayValues) => Promise<void>;
}

/** The payment form: customer, card and options, generated from the request's schema. */
export function PaymentForm({ calculation, customer, problem, onCustomer, onPay }: PaymentFormProps) {
  const { t, money } = useTexts();
  const { totals } = calculation;
  return (
    <SchemaForm
      definitions={FIELDS}
      values={{ customer }}
      overrides={OVERRIDES}
      errors={problem?.errors ?? []}
      aria-label={t('checkout.title')}
      onChange={(values) => onCustomer(toCartCustomer(values.customer))}
      // validated by the form engine
      onSubmit={(values) => onPay(values as PayValues)}
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

const CUSTOMER_FIELDS: readonly string[] = CartCustomerFields.map(({ name }) => name);

/** Picks the cart's customer fields from an incomplete form. */
function toCartCustomer(value: unknown): CartCustomer {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([name, text]) => CUSTOMER_FIELDS.includes(name) && text !== undefined),
  );
}
