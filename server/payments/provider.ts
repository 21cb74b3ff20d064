import type { Currency, PaymentProvider as ProviderName } from '#generated/enums.ts';
import type { CartConfirmRequest, CardInput } from '#generated/schemas.ts';
import { problem } from '#server/api/problem.ts';
import { manualProvider } from '#server/payments/manual-provider.ts';
import { testProvider } from '#server/payments/test-provider.ts';
import type { Config } from '#server/platform/config.ts';

/** What may be kept of a card. */
export interface CardFacts {
  readonly brand: string;
  readonly last4: string;
}

/** A payment to make. */
export interface Charge {
  /** minor in `currency` */
  readonly amount: number;
  readonly currency: Currency;
  /** the card itself, which only the test provider ever sees; it is never stored or logged */
  readonly card?: CardInput;
  /** the provider's own token of a card */
  readonly paymentMethod?: string | null;
  readonly now: Date;
}

/** Why no money came; also a translation key under `errors`. */
export type DeclineCode =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'incorrect_number'
  | 'authentication_failed';

export interface Declined {
  readonly status: 'declined';
  readonly code: DeclineCode;
}

/** A payment that went through, or waits for 3-D Secure; `id` is the provider's own number. */
export interface Accepted {
  readonly status: 'paid' | 'requires_action';
  readonly id: string;
  readonly card: CardFacts;
}

/** Who takes the money. */
export interface PaymentProvider {
  readonly name: ProviderName;
  charge(charge: Charge): Promise<Accepted | Declined>;
  /** What came of 3-D Secure. Asking again about a finished payment changes nothing. */
  complete(
    id: string,
    authentication: CartConfirmRequest['authentication'],
  ): Promise<{ status: 'paid' | 'requires_action' } | Declined>;
  /** Gives up a payment that is not finished. */
  cancel(id: string): Promise<void>;
  /** For the provider's own 3-D Secure page. */
  clientSecret(id: string): string | null;
}

const providers: Partial<Record<ProviderName, PaymentProvider>> = { test: testProvider, manual: manualProvider };

/** The provider that takes new payments. Throws 503 in a real shop, where test cards must not buy real records. */
export function currentProvider({ production, demoData }: Config): PaymentProvider {
  if (production && demoData === 'none') throw problem(503, 'payments_not_set_up');
  return testProvider;
}

/** The provider that took a payment. Throws for one this server does not know. */
export function paymentProvider(name: ProviderName): PaymentProvider {
  const provider = providers[name];
  if (!provider) throw new Error(`payments by ${name} are not set up`);
  return provider;
}
