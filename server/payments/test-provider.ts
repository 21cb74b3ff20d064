import { randomUUID } from 'node:crypto';
import { cardBrand, cardDigits, isCardNumber, isExpired } from '#server/payments/card-number.ts';
import type { DeclineCode, PaymentProvider } from '#server/payments/provider.ts';

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
    return {
      status: SECURED.has(digits) ? 'requires_action' : 'paid',
      id: `pi_test_${randomUUID().replaceAll('-', '')}`,
      card: facts,
    };
  },
  complete: async (_id, authentication) => {
    if (authentication === undefined) return { status: 'requires_action' };
    return authentication === 'succeed' ? { status: 'paid' } : { status: 'declined', code: 'authentication_failed' };
  },
  cancel: async () => undefined,
  clientSecret: (id) => `${id}_secret`,
};
