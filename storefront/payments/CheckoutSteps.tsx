import type { ReactNode } from 'react';
import { toInputName } from '#forms-schema/paths.ts';
import { useFormScope } from '#forms-schema/form-scope.ts';
import type { FormField } from '#forms-schema/overrides.ts';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { useStepFocus } from '#forms-schema/wizard/use-step-focus.ts';
import type { CartCalculation, CartCustomer, Pickup, PickupAddress, Problem } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import type { CardForm } from './card-source.ts';
import { STEPS } from './checkout-steps.ts';
import styles from './CheckoutSteps.module.css';
import { DeliveryStep } from './DeliveryStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import type { OwnAddress } from './own-address.ts';
import { PaymentStep } from './PaymentStep.tsx';

interface CheckoutStepsProps {
  readonly calculation: CartCalculation;
  /** 'YYYY-MM-DD', for the days of delivery */
  readonly today: string;
  readonly pickups: readonly Pickup[];
  readonly pickup: PickupAddress | undefined;
  /** the total in minor units */
  readonly amount: number;
  readonly card: CardForm;
  readonly onPickup: (pickup: PickupAddress) => void;
  readonly signedIn: boolean;
  readonly addresses: readonly OwnAddress[];
  readonly fields: readonly FormField[];
  readonly problem: Problem | undefined;
  /** the step that phones show */
  readonly current: number;
  readonly onStep: (step: number) => void;
}

const INPUTS = STEPS.map(({ fields }) => fields.map((name) => toInputName('', name)));

/** The steps of the checkout; all of them on wide screens and without scripts. An invalid field opens its step. */
export function CheckoutSteps({ current, onStep, ...props }: CheckoutStepsProps) {
  const { t } = useTexts();
  const { getValues } = useFormScope();
  const heading = useStepFocus(INPUTS, current, onStep);
  const bodies: readonly ReactNode[] = [
    <DetailsStep key="details" {...props} />,
    <DeliveryStep key="delivery" {...props} />,
    <PaymentStep key="payment" {...props} />,
  ];
  const recaps = [formatDetails(getValues('customer')), useDeliveryText(props.calculation)];
  return STEPS.map(({ name, next }, step) => (
    <section
      key={name}
      className={styles.step}
      aria-labelledby={`checkout-${name}`}
      data-state={step < current ? 'done' : step === current ? 'current' : 'later'}
    >
      <div className={styles.head}>
        <h2 id={`checkout-${name}`} tabIndex={-1} ref={step === current ? heading : undefined}>
          <span className={styles.number} aria-hidden>
            {step + 1}
          </span>
          {t(`checkout.step_${name}`)}
        </h2>
        <button
          type="button"
          className={styles.change}
          aria-label={t('checkout.change_step', { step: t(`checkout.step_${name}`) })}
          onClick={() => onStep(step)}
        >
          {t('checkout.change')}
        </button>
      </div>
      {step < current && <p className={styles.recap}>{recaps[step]}</p>}
      <div className={styles.body}>
        {bodies[step]}
        {next && (
          <div className={styles.next}>
            <SubmitButton size="large" fullWidth>
              {t(next)}
            </SubmitButton>
          </div>
        )}
      </div>
    </section>
  ));
}

/** The customer in one line. */
function formatDetails(customer: unknown): string {
  const { email, firstname, lastname, address, zip_code, city } = (customer ?? {}) as CartCustomer;
  const join = (...texts: readonly (string | null | undefined)[]) => texts.filter(Boolean).join(' ');
  return [email, join(firstname, lastname), address, join(zip_code, city)].filter(Boolean).join(', ');
}

/** The shipping methods in one line, with the price of all parcels. */
function useDeliveryText({ cart, totals }: CartCalculation): string {
  const { t, money } = useTexts();
  const types = Object.values(cart.shops).flatMap(({ shipping_type }) => shipping_type ?? []);
  const methods = [...new Set(types)].map((type) => t(`enums.ShippingType.${type}`));
  const price = totals.shipping > 0 ? money(totals.shipping, totals.currency) : t('cart.shipping_free');
  return [...methods, price].join(', ');
}
