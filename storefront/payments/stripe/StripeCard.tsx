import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import type { PaymentMethod } from '#generated/enums.ts';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import type { CardUse } from '../card-source.ts';
import { getStripe } from './load-stripe.ts';
import styles from './StripeCard.module.css';
import { useAppearance } from './use-appearance.ts';

/** Stripe's form on the page. */
export interface StripeHandle {
  /**
   * Resolves to the token of what was typed; to undefined, with a message beside the inputs, when that is not complete. The same key
   * gets the same token.
   */
  readonly createToken: (key?: string) => Promise<string | undefined>;
}

export interface StripeCardProps {
  readonly publishableKey: string;
  readonly use: CardUse;
  readonly ref: Ref<StripeHandle>;
}

/** Stripe's form for a card, in a frame: what is typed goes to Stripe alone. */
export function StripeCard({ publishableKey, ...form }: StripeCardProps) {
  const { t } = useTexts();
  const [stripe, setStripe] = useState<Stripe | 'failed'>();
  useEffect(() => {
    if (stripe) return;
    let isShown = true;
    getStripe(publishableKey).then(
      (loaded) => isShown && setStripe(loaded),
      () => isShown && setStripe('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [publishableKey, stripe]);
  if (stripe === 'failed')
    return (
      <Notice kind="error" title={t('checkout.card_form_failed')}>
        <button type="button" className={button.secondary} onClick={() => setStripe(undefined)}>
          {t('words.retry')}
        </button>
      </Notice>
    );
  return (
    <div className={styles.card} aria-busy={!stripe}>
      {stripe && <CardForm stripe={stripe} {...form} />}
    </div>
  );
}

/** Cards, also from the wallets of browser and Stripe. */
const METHODS = ['card', 'link'] as const satisfies readonly PaymentMethod[];
/** Methods of banks, which leave the page or are debited later. Stripe shows those that the account and the currency allow. */
const BANK_METHODS = ['ideal', 'bancontact', 'sepa_debit'] as const satisfies readonly PaymentMethod[];

/** The methods for a use; a payment of 0 only saves a card. */
const listMethods = ({ amount, redirects }: CardUse): PaymentMethod[] =>
  redirects && amount ? [...METHODS, ...BANK_METHODS] : [...METHODS];

function CardForm({ stripe, use, ref }: Omit<StripeCardProps, 'publishableKey'> & { stripe: Stripe }) {
  const { language, path } = useTexts();
  const appearance = useAppearance();
  return (
    <Elements
      stripe={stripe}
      options={{ ...toMode(use), allowedPaymentMethodTypes: listMethods(use), locale: language, appearance }}
    >
      <CardInputs ref={ref} returnUrl={use.redirects ? location.origin + path('/payment/return') : undefined} />
    </Elements>
  );
}

const OFF_SESSION = { setupFutureUsage: 'off_session' } as const;

/** What Stripe's form is for; the server creates the payment or set-up with the same values. */
function toMode({ currency: code, amount, saves }: CardUse) {
  const currency = code.toLowerCase();
  // a card for a payment of 0 is only saved
  if (!amount) return { mode: 'setup', currency, ...OFF_SESSION } as const;
  return { mode: 'payment', currency, amount, ...(saves && OFF_SESSION) } as const;
}

interface CardInputsProps extends Pick<StripeCardProps, 'ref'> {
  /** where a page of the bank returns to */
  readonly returnUrl: string | undefined;
}

function CardInputs({ ref, returnUrl }: CardInputsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [message, setMessage] = useState<string>();
  const attempt = useRef<{ readonly key: string; readonly token: string }>(undefined);
  useImperativeHandle(
    ref,
    () => ({
      createToken: async (key) => {
        if (!stripe || !elements) return undefined;
        if (key !== undefined && attempt.current?.key === key) return attempt.current.token;
        setMessage(undefined);
        // shows what is missing beside its input
        const { error: incomplete } = await elements.submit();
        if (incomplete) return undefined;
        const { confirmationToken, error } = await stripe.createConfirmationToken({
          elements,
          ...(returnUrl !== undefined && { params: { return_url: returnUrl } }),
        });
        if (error) setMessage(error.message);
        if (confirmationToken && key !== undefined) attempt.current = { key, token: confirmationToken.id };
        return confirmationToken?.id;
      },
    }),
    [stripe, elements, returnUrl],
  );
  return (
    <>
      <PaymentElement options={{ layout: 'tabs' }} />
      {message && <Notice kind="error" title={message} />}
    </>
  );
}
