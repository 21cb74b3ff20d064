import { lazy, Suspense, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CartCalculation, CartCustomer, Pickup, Problem, SavedCard } from '#generated/schemas.ts';
import { useCart } from '#storefront/cart/cart-context.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { readCardSource, useCardForm } from './card-source.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { isAnyCollected } from './collected-parcels.ts';
import { OrderSummary } from './OrderSummary.tsx';
import type { OwnAddress } from './own-address.ts';
import type { PayOutcome, PayPost } from './pay.server.ts';
import styles from './PaymentPage.module.css';
import { usePaymentInProgress } from './payment-in-progress.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { useSavedDetails } from './use-saved-details.ts';

/** Loaded when a bank asks. */
const BankStep = lazy(async () => ({ default: (await import('./BankStep.tsx')).BankStep }));

interface PaymentPageProps {
  readonly calculation: CartCalculation;
  /** the total in minor units */
  readonly amount: number;
  /** 'YYYY-MM-DD', for the days of delivery */
  readonly today: string;
  readonly customer: CartCustomer;
  readonly signedIn: boolean;
  /** of the signed-in account */
  readonly addresses: readonly OwnAddress[];
  /** pick-up points in the customer's country */
  readonly pickups: readonly Pickup[];
  /** of Stripe, when it takes the cards */
  readonly publishableKey: string | null;
  /** the saved cards of the account that are valid, the default first */
  readonly cards: readonly SavedCard[];
}

/** The checkout on one page. Shipping and VAT follow the selected country. */
export function PaymentPage({
  calculation,
  amount,
  today,
  customer,
  signedIn,
  addresses,
  pickups,
  publishableKey,
  cards,
}: PaymentPageProps) {
  const { t } = useTexts();
  const { cart, totals } = calculation;
  const { submit, data, state } = useFetcher<PayOutcome>({ key: 'pay' });
  const { busy, submit: saveInCart } = useCart();
  usePaymentInProgress(state !== 'idle');
  const saveDetails = useSavedDetails(cart);
  const key = useIdempotencyKey(cart.id, data);
  const card = useCardForm(publishableKey, cards);
  const [pickup, setPickup] = useState(cart.pickup ?? undefined);
  const [handledOutcome, setHandledOutcome] = useState<PayOutcome>();

  const problem: Problem | undefined = data && 'problem' in data ? data.problem : undefined;
  const waiting = data && 'waiting' in data && data !== handledOutcome ? data.waiting : undefined;
  const post = (body: PayPost) => submit(JSON.stringify(body), { method: 'post', encType: 'application/json' });

  return (
    <div className={styles.page}>
      <h1>{t('checkout.title')}</h1>
      <div className={styles.columns}>
        <div className={styles.form}>
          <StorefrontForms>
            <CheckoutForm
              {...{ calculation, amount, today, customer, signedIn, addresses, pickups, pickup, card, problem }}
              onPickup={(chosen) => {
                setPickup(chosen);
                const form = new FormData();
                form.set('intent', 'pickup');
                form.set('pickup', JSON.stringify(chosen));
                void saveInCart(form);
              }}
              onChange={saveDetails}
              onPay={async (values, form) => {
                const source = await readCardSource(card, key);
                if (!source) return;
                await post({
                  ...{ intent: 'pay', key, cart_id: cart.id, expected_total: totals.total, ...values, ...source },
                  newsletter: new FormData(form).has('newsletter'),
                  ...(isAnyCollected(cart.shops) && pickup && { pickup }),
                });
              }}
            />
          </StorefrontForms>
        </div>
        <OrderSummary calculation={calculation} busy={busy || state !== 'idle'} />
      </div>
      {waiting && (
        <Suspense>
          <BankStep
            {...{ publishableKey, waiting }}
            total={totals}
            minutes={calculation.held_minutes}
            busy={state !== 'idle'}
            onAnswer={(authentication) => {
              setHandledOutcome(data);
              void post({ intent: 'confirm', cart_id: cart.id, payment_id: waiting.payment_id, authentication });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
