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

/** What the customer is asked for, of all that a payment says. */
const ASKED: readonly string[] = ['customer', 'card', 'is_gift', 'comment'];
const FIELDS: readonly FieldDefinition[] = CartPayRequestFields.filter(({ name }) => ASKED.includes(name));

const OVERRIDES = { ...CARD_OVERRIDES, card: { ...CARD_OVERRIDES.card, order: 1 } } as const;

type PayValues = Pick<CartPayRequestInput, 'customer' | 'card' | 'is_gift' | 'comment'>;

interface PaymentFormProps {
  readonly calculation: CartCalculation;
  readonly customer: CartCustomer;
  /** what the last attempt came to */
  readonly problem: Problem | undefined;
  readonly onCustomer: (customer: CartCustomer) => void;
  readonly onPay: (values: PayValues) => Promise<void>;
}

/** Customer, card and wishes through the form engine, by the very definitions the server checks with. */
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
      onChange={(values) => onCustomer(customerOf(values.customer))}
      // the form engine has checked every value against the description
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

const KNOWN: readonly string[] = CartCustomerFields.map(({ name }) => name);

/** What a cart may know of its customer, out of a form half filled in. */
function customerOf(value: unknown): CartCustomer {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([name, text]) => KNOWN.includes(name) && text !== undefined));
}
