/** Field overrides of the card form. The amount is shown beside the form. */
export const CARD_OVERRIDES = {
  card: { required: true, help: 'checkout.test_provider' },
  'card.number': { placeholder: '4242 4242 4242 4242' },
  'card.expiry': { placeholder: '12 / 30' },
} as const;
