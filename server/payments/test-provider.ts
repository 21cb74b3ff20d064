import { createHash, randomUUID } from 'node:crypto';
import { cardBrand, cardDigits, isCardNumber, isExpired } from '#server/payments/card-number.ts';
import type { DisputeReason } from '#generated/enums.ts';
import type { DeclineCode, DisputeNotice, PaymentProvider } from '#server/payments/provider.ts';

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

/** Stripe's test cards that are declined, and why. */
const DECLINED: Readonly<Partial<Record<string, DeclineCode>>> = {
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

/**
 * Takes Stripe's test cards and no money. It keeps nothing: what is paid stands in the shop's own database. Any other
 * number is declined, so that a real card never passes for paid.
 */
export const testProvider: PaymentProvider = {
  name: 'test',
  charge: async ({ card, now }) => {
    const digits = cardDigits(card?.number ?? '');
    const facts = { brand: cardBrand(digits), last4: digits.slice(-4) };
    if (!card || !isCardNumber(digits)) return { status: 'declined', code: 'incorrect_number' };
    if (isExpired(card.exp_month, card.exp_year, now)) return { status: 'declined', code: 'expired_card' };
    const code = DECLINED[digits];
    if (code) return { status: 'declined', code };
    if (!GOOD.has(digits) && !SECURED.has(digits)) return { status: 'declined', code: 'card_declined' };
    const number = randomUUID().replaceAll('-', '');
    const dispute = disputeOf(digits, number, now);
    return {
      status: SECURED.has(digits) ? 'requires_action' : 'paid',
      id: `${digits === NOT_REFUNDABLE ? MARK : 'pi_test_'}${number}`,
      card: facts,
      ...(dispute && { dispute }),
    };
  },
  complete: async (_id, authentication) => {
    if (authentication === undefined) return { status: 'requires_action' };
    return authentication === 'succeed' ? { status: 'paid' } : { status: 'declined', code: 'authentication_failed' };
  },
  cancel: async () => undefined,
  refund: async ({ payment, key }) => {
    // its number follows from the key, so asking again finds the same refund
    const id = `re_test_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
    return payment.startsWith(MARK) ? { status: 'failed', id, code: 'refund_declined' } : { status: 'done', id };
  },
  answerDispute: async () => undefined,
  acceptDispute: async () => undefined,
  clientSecret: (id) => `${id}_secret`,
};
