import Stripe from 'stripe';
import type { CardBrand, PaymentMethod } from '#generated/enums.ts';
import { CardBrand as CardBrands, PaymentMethod as PaymentMethods } from '#generated/enums.ts';
import type { Config, StripeConfig } from '#server/core/config/config.ts';
import type { CardFacts, DeclineCode } from './payment-provider.ts';

/** The version of Stripe's API that this module is written for. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 20_000;
/** Retries of one call after connection errors and conflicts; they reuse the idempotency key. */
const RETRIES = 3;

/** Clients by configuration; a client keeps its connections open. */
const clients = new WeakMap<StripeConfig, Stripe>();

/** The client of the configured account. Throws when Stripe is not configured. */
export function getStripe({ stripe }: Pick<Config, 'stripe'>): Stripe {
  if (!stripe) throw new Error('Stripe is not configured');
  const client = clients.get(stripe) ?? createClient(stripe);
  clients.set(stripe, client);
  return client;
}

function createClient({ secretKey, apiUrl }: StripeConfig): Stripe {
  const address = apiUrl ? new URL(apiUrl) : undefined;
  return new Stripe(secretKey, {
    ...{ apiVersion: STRIPE_API_VERSION, timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false },
    ...(address && {
      host: address.hostname,
      port: address.port,
      protocol: address.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}

/** Our decline code by Stripe's; other codes are `card_declined`. */
const DECLINE_CODES: Readonly<Partial<Record<string, DeclineCode>>> = {
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  setup_intent_authentication_failure: 'authentication_failed',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  incorrect_number: 'incorrect_number',
  insufficient_funds: 'insufficient_funds',
  invalid_cvc: 'incorrect_cvc',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  invalid_number: 'incorrect_number',
};

/** Types of methods that charge a card. */
const WITH_CARD: readonly string[] = ['card', 'link'];

/** The error of a payment, as far as its decline code depends on it. */
interface PaymentError {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
  readonly payment_method?: { readonly type: string } | undefined;
}

/** Maps the code of an error. Other methods than cards have only one, because their texts do not speak of a card. */
export function toDeclineCode({ code, decline_code, payment_method }: PaymentError): DeclineCode {
  if (payment_method && !WITH_CARD.includes(payment_method.type)) return 'payment_not_completed';
  return DECLINE_CODES[decline_code ?? ''] ?? DECLINE_CODES[code ?? ''] ?? 'card_declined';
}

/** Our method by Stripe's type; wallets are cards. */
export const toPaymentMethod = (type: string): PaymentMethod =>
  PaymentMethods.values.find((value: PaymentMethod) => value === type) ?? 'other';

/** Maps the card of a payment; other payment methods have no card. */
export function toCardFacts(card: { brand?: string | null; last4?: string | null } | null | undefined): CardFacts {
  const brand = CardBrands.values.find((value: CardBrand) => value === card?.brand) ?? 'unknown';
  return { brand, last4: card?.last4 ?? '' };
}

/** Whether an error is a refusal by the card's bank. */
export const isCardError = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeCardError> =>
  error instanceof Stripe.errors.StripeCardError;

/** Whether Stripe has refused a request, so that nothing was done. */
export const isInvalidRequest = (
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> =>
  error instanceof Stripe.errors.StripeInvalidRequestError;
