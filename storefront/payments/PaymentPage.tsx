import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { CartCalculation, CartCustomer, Pickup, Problem } from '#generated/schemas.ts';
import { CartIssues } from '#storefront/cart/CartIssues.tsx';
import { CartSums } from '#storefront/cart/CartSums.tsx';
import { useCart } from '#storefront/cart/cart-context.tsx';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { BankDialog } from './BankDialog.tsx';
import { BoxLines, toBoxLines } from '#storefront/subscriptions/BoxLines.tsx';
import { OrderLines } from './OrderLines.tsx';
import type { PayOutcome, PayPost } from './pay.server.ts';
import styles from './PaymentPage.module.css';
import { PaymentForm } from './PaymentForm.tsx';
import { PickupChoice } from './PickupChoice.tsx';
import { ShippingChoices } from './ShippingChoices.tsx';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { useSavedCustomer } from './use-saved-customer.ts';
import { usePaymentInProgress } from './payment-in-progress.ts';

interface PaymentPageProps {
  readonly calculation: CartCalculation;
  readonly customer: CartCustomer;
  readonly signedIn: boolean;
  /** pick-up points in the customer's country */
  readonly pickups: readonly Pickup[];
}

/** The payment page. Shipping and VAT follow the selected country. */
export function PaymentPage({ calculation, customer, signedIn, pickups }: PaymentPageProps) {
  const { t } = useTexts();
  const { cart, totals } = calculation;
  const { submit, data, state } = useFetcher<PayOutcome>({ key: 'pay' });
  const { busy } = useCart();
  usePaymentInProgress(state !== 'idle');
  const saveCustomer = useSavedCustomer(cart.customer);
  const key = useIdempotencyKey(cart.id, data);
  const [handledOutcome, setHandledOutcome] = useState<PayOutcome>();
  const [pickup, setPickup] = useState<Pickup>();
  const isCollected = Object.values(cart.shops).some(({ shipping_type }) => shipping_type === 'pickup');

  const problem: Problem | undefined = data && 'problem' in data ? data.problem : undefined;
  const waiting = data && 'waiting' in data && data !== handledOutcome ? data.waiting : undefined;
  const post = (body: PayPost) => submit(JSON.stringify(body), { method: 'post', encType: 'application/json' });

  return (
    <div className={styles.page}>
      <h1>{t('checkout.title')}</h1>
      <div className={styles.columns}>
        <div className={styles.form}>
          {!signedIn && (
            <p>
              {t('checkout.have_account')}{' '}
              <LocalLink to={`/sign?${new URLSearchParams({ redirect: '/payment' })}`}>{t('sign.sign_in')}</LocalLink>
            </p>
          )}
          <StorefrontForms>
            <PaymentForm
              calculation={calculation}
              customer={customer}
              problem={problem}
              onCustomer={saveCustomer}
              onPay={(values) =>
                post({
                  ...{ intent: 'pay', key, cart_id: cart.id, expected_total: totals.total, ...values },
                  ...(isCollected && pickup && { pickup: toAddress(pickup) }),
                })
              }
            />
          </StorefrontForms>
        </div>
        <aside className={styles.summary} aria-labelledby="order-summary" aria-busy={busy || state !== 'idle'}>
          <h2 id="order-summary">{t('checkout.summary')}</h2>
          <CartIssues calculation={calculation} />
          <OrderLines lines={Object.values(cart.shops).flatMap((shop) => shop.items)} />
          <BoxLines boxes={toBoxLines(cart.boxes)} currency={cart.currency} />
          <ShippingChoices calculation={calculation} />
          {isCollected && (
            <PickupChoice
              pickups={pickups}
              selected={pickup}
              isRejected={problem?.errors?.some(({ path }) => path === 'pickup') ?? false}
              onChoose={setPickup}
            />
          )}
          <CartSums totals={totals} />
        </aside>
      </div>
      {waiting && (
        <BankDialog
          total={totals}
          busy={state !== 'idle'}
          onAnswer={(authentication) => {
            setHandledOutcome(data);
            void post({ intent: 'confirm', cart_id: cart.id, payment_id: waiting.payment_id, authentication });
          }}
        />
      )}
    </div>
  );
}

/** The address of a pick-up point as stored on the order. */
function toAddress({ name, address, zip_code, city, state }: Pickup) {
  return { name, address, zip_code, city, state };
}
