import type {
  CardBrand,
  Currency,
  DisputeReason,
  PaymentMethod,
  PaymentProvider as ProviderName,
} from '#generated/enums.ts';
import type { CartConfirmRequest, CardInput } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';

/** Card data that may be stored. */
export interface CardFacts {
  readonly brand: CardBrand;
  readonly last4: string;
}

/** How a payment is made: a card typed into the shop, or the provider's token of a payment method. */
export interface PaymentSource {
  /** Card data, used by the test provider only; never stored or logged. */
  readonly card?: CardInput | undefined;
  /** The provider's token of a payment method. */
  readonly paymentMethod?: string | null | undefined;
}

/** A payment to make. */
export interface Charge extends PaymentSource {
  /** In minor units of `currency`. */
  readonly amount: number;
  readonly currency: Currency;
  /** Idempotency key: a repeated call with the same key returns the first outcome and charges nothing. */
  readonly key: string;
  /** Off-session: declined when authentication is required. */
  readonly offSession?: boolean;
  /** `paymentMethod` is the token of a saved card. */
  readonly isSaved?: boolean;
  /** Saves the card for off-session charges with the payment; see `findSavedCard`. */
  readonly save?: boolean;
  /** Whether the customer may be sent to a page of the bank; the token has the address to return to. */
  readonly redirects?: boolean;
}

/** A card to save for off-session charges. */
export interface CardSetup extends PaymentSource {
  /** Idempotency key: a repeated call with the same key returns the first outcome. */
  readonly key: string;
  /** The provider's id of the customer, returned with an earlier card; without one a new customer is created. */
  readonly customer?: string | null;
}

/** A saved card by the provider's token; `expires` is its last valid month, '2030-12'. */
export interface SavedCard extends CardFacts {
  readonly status: 'saved';
  readonly token: string;
  readonly expires: string;
  /** The provider's id of the customer; null when the provider has none. */
  readonly customer: string | null;
}

/** A card that requires 3-D Secure before it is saved; `id` is the provider's of the set-up. */
export interface PendingCard {
  readonly status: 'requires_action';
  readonly id: string;
  readonly clientSecret: string;
}

export type CardOutcome = SavedCard | PendingCard | Declined;

/** Decline code; also a translation key under `errors`. */
export type DeclineCode =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'incorrect_number'
  | 'authentication_failed'
  /** A method other than a card, whose payment was cancelled or refused. */
  | 'payment_not_completed';

export interface Declined {
  readonly status: 'declined';
  readonly code: DeclineCode;
}

/**
 * State of a payment that was not declined: `requires_action` waits for 3-D Secure, `processing` for the bank and can no longer be
 * cancelled.
 */
export type AcceptedStatus = 'paid' | 'requires_action' | 'processing';

/** A payment that was not declined; `id` is the provider's. */
export interface Accepted {
  readonly status: AcceptedStatus;
  readonly id: string;
  /** The method of the token; that of the attempt by default. */
  readonly method?: PaymentMethod;
  /** Null for methods without a card. */
  readonly card: CardFacts | null;
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
  /** Idempotency key: a repeated call with the same key refunds nothing and returns the current state of the first refund. */
  readonly key: string;
}

/** Reason of a failed refund; also a translation key under `errors`. */
export type RefundFailure = 'charge_disputed' | 'refund_declined';

/** State of a refund; `id` is the provider's. A pending one is done or fails later. */
export type RefundOutcome =
  | { readonly status: 'done'; readonly id: string }
  | { readonly status: 'pending'; readonly id: string }
  | { readonly status: 'failed'; readonly id: string; readonly code: RefundFailure };

/** A charge that was cancelled or whose key was closed: no money is taken. */
export interface Cancelled {
  readonly status: 'cancelled';
}

export type ChargeOutcome = Accepted | Declined | Cancelled;

/** Context of provider calls. */
export type ProviderContext = Pick<Context, 'db' | 'now' | 'config'>;

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
  saveCard(setup: CardSetup, context: ProviderContext): Promise<CardOutcome>;
  /** The outcome of the set-up of a card with a key; undefined for an unknown key or an outcome that is not known yet. */
  findCard(key: string, context: ProviderContext): Promise<CardOutcome | undefined>;
  /** Completes the set-up of a card after 3-D Secure. Idempotent. */
  completeCard(
    id: string,
    authentication: CartConfirmRequest['authentication'],
    context: ProviderContext,
  ): Promise<CardOutcome>;
  /** The card that a paid charge has saved; undefined when it was not asked to. `id` is the provider's of the payment. */
  findSavedCard(id: string, context: ProviderContext): Promise<SavedCard | undefined>;
  /** Removes a saved card: it can no longer be charged. Idempotent. */
  removeCard(token: string, context: ProviderContext): Promise<void>;
  /**
   * Completes a payment after 3-D Secure. Idempotent. `authentication` is the choice on the test provider's page; other
   * providers ignore it.
   */
  complete(
    id: string,
    authentication: CartConfirmRequest['authentication'],
    context: ProviderContext,
  ): Promise<{ status: AcceptedStatus } | Declined>;
  /** Cancels an unfinished payment; resolves to `paid` or `processing` when it can no longer be cancelled. */
  cancel(id: string, context: ProviderContext): Promise<'cancelled' | 'paid' | 'processing'>;
  /** Refunds a payment. Rejects when the outcome is unknown; retry with the same key. */
  refund(order: RefundOrder, context: ProviderContext): Promise<RefundOutcome>;
  /** Submits evidence for a dispute. Idempotent. */
  answerDispute(id: string, evidence: string, context: ProviderContext): Promise<void>;
  /** Accepts a dispute. */
  acceptDispute(id: string, context: ProviderContext): Promise<void>;
  /** The secret that the provider's 3-D Secure page requires. */
  findClientSecret(id: string, context: ProviderContext): Promise<string | null>;
}
