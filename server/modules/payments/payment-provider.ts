import type { CardBrand, Currency, DisputeReason, PaymentProvider as ProviderName } from '#generated/enums.ts';
import type { CartConfirmRequest, CardInput } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';

/** Card data that may be stored. */
export interface CardFacts {
  readonly brand: CardBrand;
  readonly last4: string;
}

/** A payment to make. */
export interface Charge {
  /** In minor units of `currency`. */
  readonly amount: number;
  readonly currency: Currency;
  /** Card data, used by the test provider only; never stored or logged. */
  readonly card?: CardInput;
  /** The provider's token of a payment method. */
  readonly paymentMethod?: string | null;
  /** Idempotency key: a repeated call with the same key returns the first outcome and charges nothing. */
  readonly key: string;
  /** Off-session: declined when authentication is required. */
  readonly offSession?: boolean;
}

/** A saved card by the provider's token; `expires` is its last valid month, '2030-12'. */
export interface SavedCard extends CardFacts {
  readonly status: 'saved';
  readonly token: string;
  readonly expires: string;
}

/** Decline code; also a translation key under `errors`. */
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

/** A successful payment, or one that requires 3-D Secure; `id` is the provider's. */
export interface Accepted {
  readonly status: 'paid' | 'requires_action';
  readonly id: string;
  readonly card: CardFacts;
  /** Set when the charge is disputed immediately; usually disputes are reported later. */
  readonly dispute?: DisputeNotice;
}

/** A reported dispute: the provider's id and the deadline for evidence. */
export interface DisputeNotice {
  readonly id: string;
  readonly reason: DisputeReason;
  readonly due: Date;
}

/** A refund to make. */
export interface RefundOrder {
  /** The provider's id of the payment. */
  readonly payment: string;
  /** In minor units of `currency`. */
  readonly amount: number;
  readonly currency: Currency;
  /** Idempotency key: a repeated call with the same key returns the first outcome and refunds nothing. */
  readonly key: string;
}

/** Reason of a failed refund; also a translation key under `errors`. */
export type RefundFailure = 'charge_disputed' | 'refund_declined';

/** A completed or failed refund; `id` is the provider's. */
export type RefundOutcome =
  | { readonly status: 'done'; readonly id: string }
  | { readonly status: 'failed'; readonly id: string; readonly code: RefundFailure };

/** A charge that was cancelled or whose key was closed: no money is taken. */
export interface Cancelled {
  readonly status: 'cancelled';
}

export type ChargeOutcome = Accepted | Declined | Cancelled;

/** Context of provider calls. */
export type ProviderContext = Pick<Context, 'db' | 'now'>;

/**
 * A payment provider. Its functions call an external system, so call them outside transactions. They reject when the
 * outcome is unknown; `findCharge` reads it later.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  charge(charge: Charge, context: ProviderContext): Promise<ChargeOutcome>;
  /** The outcome of the charge with a key; undefined for an unknown key. */
  findCharge(key: string, context: ProviderContext): Promise<ChargeOutcome | undefined>;
  /** Closes a key: later charges are cancelled. Resolves to the outcome of an earlier charge. */
  closeKey(key: string, context: ProviderContext): Promise<ChargeOutcome>;
  /** Saves a card for off-session charges. */
  saveCard(card: Pick<Charge, 'card' | 'paymentMethod'> & { now: Date }): Promise<SavedCard | Declined>;
  /** Completes a payment after 3-D Secure. Idempotent. */
  complete(
    id: string,
    authentication: CartConfirmRequest['authentication'],
    context: ProviderContext,
  ): Promise<{ status: 'paid' | 'requires_action' } | Declined>;
  /** Cancels an unfinished payment; resolves to `paid` when it was paid before. */
  cancel(id: string, context: ProviderContext): Promise<'cancelled' | 'paid'>;
  /** Refunds a payment. Rejects when the outcome is unknown; retry with the same key. */
  refund(order: RefundOrder, context: ProviderContext): Promise<RefundOutcome>;
  /** Submits evidence for a dispute. Idempotent. */
  answerDispute(id: string, evidence: string): Promise<void>;
  /** Accepts a dispute. */
  acceptDispute(id: string): Promise<void>;
  /** The secret that the provider's 3-D Secure page requires. */
  clientSecret(id: string): string | null;
}
