import type { CardBrand, Currency, DisputeReason, PaymentProvider as ProviderName } from '#generated/enums.ts';
import type { CartConfirmRequest, CardInput } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';

/** What may be kept of a card. */
export interface CardFacts {
  readonly brand: CardBrand;
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
  /** Asked again with the same key, the provider charges nothing a second time and answers as before. */
  readonly key: string;
  /** Nobody is there whom the bank could ask: then it says no instead. */
  readonly offSession?: boolean;
}

/** A card that was kept, by the provider's own token; `expires` is the last month it pays, '2030-12'. */
export interface SavedCard extends CardFacts {
  readonly status: 'saved';
  readonly token: string;
  readonly expires: string;
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
  /** The customer's bank wants the money back at once; as a rule that is told of much later. */
  readonly dispute?: DisputeNotice;
}

/** What a provider tells of a dispute: its own number, and until when it takes an answer. */
export interface DisputeNotice {
  readonly id: string;
  readonly reason: DisputeReason;
  readonly due: Date;
}

/** Money to give back. */
export interface RefundOrder {
  /** the provider's own number of the payment */
  readonly payment: string;
  /** minor in `currency` */
  readonly amount: number;
  readonly currency: Currency;
  /** Asked again with the same key, the provider gives nothing back a second time and answers as before. */
  readonly key: string;
}

/** Why money could not be given back; also a translation key under `errors`. */
export type RefundFailure = 'charge_disputed' | 'refund_declined';

/** A refund that is done, or never will be; `id` is the provider's own number. */
export type RefundOutcome =
  | { readonly status: 'done'; readonly id: string }
  | { readonly status: 'failed'; readonly id: string; readonly code: RefundFailure };

/** A charge that was cancelled, or whose key was closed before it was used: nothing was and nothing will be taken. */
export interface Cancelled {
  readonly status: 'cancelled';
}

export type ChargeOutcome = Accepted | Declined | Cancelled;

/** What a call to a provider needs of the process. */
export type ProviderContext = Pick<Context, 'db' | 'now'>;

/**
 * Takes the money. All functions talk to a system outside the shop: call them without an open transaction. They reject
 * when the provider gave no answer; what came of it is asked by `findCharge` then.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  charge(charge: Charge, context: ProviderContext): Promise<ChargeOutcome>;
  /** What came of the charge with a key; undefined where the provider has not seen the key. */
  findCharge(key: string, context: ProviderContext): Promise<ChargeOutcome | undefined>;
  /** Closes a key: a charge that comes later is cancelled. Answers what came of one that was faster. */
  closeKey(key: string, context: ProviderContext): Promise<ChargeOutcome>;
  /** Keeps a card, to be charged later when nobody is there. */
  saveCard(card: Pick<Charge, 'card' | 'paymentMethod'> & { now: Date }): Promise<SavedCard | Declined>;
  /** What came of 3-D Secure. Asking again about a finished payment changes nothing. */
  complete(
    id: string,
    authentication: CartConfirmRequest['authentication'],
    context: ProviderContext,
  ): Promise<{ status: 'paid' | 'requires_action' } | Declined>;
  /** Gives up a payment that is not finished; answers `paid` for one that was paid before, which stays so. */
  cancel(id: string, context: ProviderContext): Promise<'cancelled' | 'paid'>;
  /** Gives money back. Rejects when nobody knows what came of it; it is to be asked again then, with the same key. */
  refund(order: RefundOrder, context: ProviderContext): Promise<RefundOutcome>;
  /** Answers a dispute; asked again with the same words it changes nothing. */
  answerDispute(id: string, evidence: string): Promise<void>;
  /** Gives a dispute up. */
  acceptDispute(id: string): Promise<void>;
  /** For the provider's own 3-D Secure page. */
  clientSecret(id: string): string | null;
}
