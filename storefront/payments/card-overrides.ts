import { CardCodeLine, CardExpiryLine, CardNumberLine } from '#forms-schema/fields/card-fields.tsx';

/** Field overrides of the card form. The amount is shown beside the form; inputs are not loaded on demand. */
export const CARD_OVERRIDES = {
  card: { required: true, help: 'checkout.test_provider' },
  'card.number': { component: CardNumberLine, placeholder: '4242 4242 4242 4242' },
  'card.expiry': { component: CardExpiryLine, placeholder: '12 / 30' },
  'card.cvc': { component: CardCodeLine },
} as const;
