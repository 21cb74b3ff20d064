// Stripe's test cards by number and behaviour, for the built-in test provider.
import { formatExpiryMonth, parseCardExpiry } from '#domain/payments/card-input.ts';
import { detectCardBrand, isCardNumber, isExpired } from '#domain/payments/card-number.ts';
import type { DisputeReason } from '#generated/enums.ts';
import type { CardInput } from '#generated/schemas.ts';
import type { CardFacts, DeclineCode } from './payment-provider.ts';
import type { TestDispute } from './test-provider.table.ts';

/** Stripe's test cards that are charged immediately. */
const APPROVED_CARDS = new Set([
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '5200828282828210',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '3056930009020004',
  '3566002020360505',
  '6200000000000005',
  '4000000000005126',
  '4000000000007726',
  '4000000000000259',
  '4000000000002685',
]);

/** Stripe's test cards that require 3-D Secure. */
export const SECURED_CARDS = new Set(['4000002500003155', '4000000000003220']);

/** The one of them that requires no 3-D Secure off-session. */
export const SECURED_ONCE_CARD = '4000002500003155';

/** Stripe's test card that can be saved, but is declined when charged. */
export const SAVED_DECLINED_CARD = '4000000000000341';

/** Stripe's test cards that are declined, with the decline code. */
export const DECLINED_CARDS: Readonly<Partial<Record<string, DeclineCode>>> = {
  [SAVED_DECLINED_CARD]: 'card_declined',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
};

/** Stripe's test card whose payments cannot be refunded; their ids have `NOT_REFUNDABLE_PREFIX`. */
const NOT_REFUNDABLE_CARD = '4000000000005126';
export const NOT_REFUNDABLE_PREFIX = 'pi_test_norefund_';

/** Stripe's test card whose refunds are pending at first; the ids of its payments have `SLOW_REFUND_PREFIX`. */
const SLOW_REFUND_CARD = '4000000000007726';
export const SLOW_REFUND_PREFIX = 'pi_test_slowrefund_';

/** Prefixes of the ids of payments by card. */
export const ID_PREFIXES: Readonly<Partial<Record<string, string>>> = {
  [NOT_REFUNDABLE_CARD]: NOT_REFUNDABLE_PREFIX,
  [SLOW_REFUND_CARD]: SLOW_REFUND_PREFIX,
};

/** Stripe's test cards whose payments are disputed, with the reason. */
const DISPUTED_CARDS: Readonly<Partial<Record<string, DisputeReason>>> = {
  '4000000000000259': 'fraudulent',
  '4000000000002685': 'product_not_received',
};
/** Period for responding to a dispute. */
const DAYS_TO_ANSWER = 9;

/** The dispute of a charge by a card whose payments are disputed. */
export function createDispute(digits: string, hash: string, now: Date): TestDispute | undefined {
  const reason = DISPUTED_CARDS[digits];
  const due = now.getTime() + DAYS_TO_ANSWER * 24 * 3_600_000;
  return reason && { id: `dp_test_${hash}`, reason, due };
}

const TOKEN_PREFIX = 'pm_test_';
/** The number of a token's card; empty for another token. */
export const parseToken = (token: string | null | undefined): string =>
  token?.startsWith(TOKEN_PREFIX) ? token.slice(TOKEN_PREFIX.length) : '';
/** Expiry of a card that is known by its token only. */
const TOKEN_EXPIRY = { month: 12, year: 2034 } as const;
/** Card data that may be stored. */
export const toCardFacts = (digits: string): CardFacts => ({ brand: detectCardBrand(digits), last4: digits.slice(-4) });

/** Decline code of an unknown or expired card. */
export function findDeclineCode(digits: string, card: CardInput | undefined, now: Date): DeclineCode | undefined {
  if (!isCardNumber(digits)) return 'incorrect_number';
  if (card && isPast(card.expiry, now)) return 'expired_card';
  const isTest = APPROVED_CARDS.has(digits) || SECURED_CARDS.has(digits) || digits in DECLINED_CARDS;
  return isTest ? undefined : 'card_declined';
}

function isPast(text: string, now: Date): boolean {
  const expiry = parseCardExpiry(text);
  return expiry === undefined || isExpired(expiry.month, expiry.year, now);
}

/** The token of a test card is its number. */
export const toToken = (digits: string): string => `${TOKEN_PREFIX}${digits}`;

/** The expiry of a card as it is stored. */
export const formatExpiry = (card: CardInput | undefined): string =>
  formatExpiryMonth((card && parseCardExpiry(card.expiry)) ?? TOKEN_EXPIRY);
