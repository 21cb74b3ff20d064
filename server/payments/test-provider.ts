import { createHash, randomUUID } from 'node:crypto';
import { cardBrand, cardDigits, isCardNumber, isExpired } from '#server/payments/card-number.ts';
import type { DisputeReason } from '#generated/enums.ts';
import type { CardInput } from '#generated/schemas.ts';
import type { CardFacts, DeclineCode, DisputeNotice, PaymentProvider } from '#server/payments/provider.ts';

/** Stripe's test cards that are charged at once. */
const GOOD = new Set([
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
  '4000000000000259',
  '4000000000002685',
]);

/** Stripe's test cards that ask for 3-D Secure. */
const SECURED = new Set(['4000002500003155', '4000000000003220']);

/** Of those, the one that pays without asking once it was kept. */
const SECURED_ONCE = '4000002500003155';

/** Stripe's test card that can be kept and is declined each time it is charged. */
const KEPT_AND_DECLINED = '4000000000000341';

/** Stripe's test cards that are declined, and why. */
const DECLINED: Readonly<Partial<Record<string, DeclineCode>>> = {
  [KEPT_AND_DECLINED]: 'card_declined',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
};

/** Stripe's test card to which nothing can be given back; the payment's number keeps it in mind. */
const NOT_REFUNDABLE = '4000000000005126';
const MARK = 'pi_test_norefund_';

/** Stripe's test cards whose payments are disputed, and why. */
const DISPUTED: Readonly<Partial<Record<string, DisputeReason>>> = {
  '4000000000000259': 'fraudulent',
  '4000000000002685': 'product_not_received',
};
/** How long a dispute can be answered. */
const DAYS_TO_ANSWER = 9;

function disputeOf(digits: string, number: string, now: Date): DisputeNotice | undefined {
  const reason = DISPUTED[digits];
  const due = new Date(now.getTime() + DAYS_TO_ANSWER * 24 * 3_600_000);
  return reason && { id: `dp_test_${number}`, reason, due };
}

const KEPT = 'pm_test_';
const keptDigits = (token: string | null | undefined): string =>
  token?.startsWith(KEPT) ? token.slice(KEPT.length) : '';
const factsOf = (digits: string): CardFacts => ({ brand: cardBrand(digits), last4: digits.slice(-4) });
const hashed = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

/** Why a card is none of the test cards, or pays no more. */
function refusalOf(digits: string, card: CardInput | undefined, now: Date): DeclineCode | undefined {
  if (!isCardNumber(digits)) return 'incorrect_number';
  if (card && isExpired(card.exp_month, card.exp_year, now)) return 'expired_card';
  const isTest = GOOD.has(digits) || SECURED.has(digits) || digits in DECLINED;
  return isTest ? undefined : 'card_declined';
}

/**
 * Takes Stripe's test cards and no money. It keeps nothing: what is paid stands in the shop's own database. Any other
 * number is declined, so that a real card never passes for paid.
 */
export const testProvider: PaymentProvider = {
  name: 'test',
  charge: async ({ card, paymentMethod, key, offSession, now }) => {
    const digits = card ? cardDigits(card.number) : keptDigits(paymentMethod);
    const refused = refusalOf(digits, card, now) ?? DECLINED[digits];
    if (refused) return { status: 'declined', code: refused };
    const asks = SECURED.has(digits) && !(offSession && digits === SECURED_ONCE);
    if (asks && offSession) return { status: 'declined', code: 'authentication_failed' };
    // its number follows from the key, so asking again finds the same payment
    const number = key ? hashed(key) : randomUUID().replaceAll('-', '');
    const dispute = disputeOf(digits, number, now);
    const facts = factsOf(digits);
    return {
      status: asks ? 'requires_action' : 'paid',
      id: `${digits === NOT_REFUNDABLE ? MARK : 'pi_test_'}${number}`,
      card: facts,
      ...(dispute && { dispute }),
    };
  },
  saveCard: async ({ card, now }) => {
    const digits = cardDigits(card?.number ?? '');
    const code = card
      ? (refusalOf(digits, card, now) ?? (digits === KEPT_AND_DECLINED ? undefined : DECLINED[digits]))
      : 'incorrect_number';
    if (code || !card) return { status: 'declined', code: code ?? 'incorrect_number' };
    const expires = `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`;
    // nothing is kept here: the token of a test card is the test card
    return { status: 'saved', token: `${KEPT}${digits}`, expires, ...factsOf(digits) };
  },
  complete: async (_id, authentication) => {
    if (authentication === undefined) return { status: 'requires_action' };
    return authentication === 'succeed' ? { status: 'paid' } : { status: 'declined', code: 'authentication_failed' };
  },
  cancel: async () => undefined,
  refund: async ({ payment, key }) => {
    // its number follows from the key, so asking again finds the same refund
    const id = `re_test_${hashed(key).slice(0, 24)}`;
    return payment.startsWith(MARK) ? { status: 'failed', id, code: 'refund_declined' } : { status: 'done', id };
  },
  answerDispute: async () => undefined,
  acceptDispute: async () => undefined,
  clientSecret: (id) => `${id}_secret`,
};
