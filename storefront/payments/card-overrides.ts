/** Field overrides of the card form: autocomplete tokens, and no amount, which is shown beside the form. */
export const CARD_OVERRIDES = {
  card: { required: true, help: 'checkout.test_provider' },
  'card.number': { autoComplete: 'cc-number', placeholder: '4242 4242 4242 4242' },
  'card.exp_month': { autoComplete: 'cc-exp-month', placeholder: 'MM' },
  'card.exp_year': { autoComplete: 'cc-exp-year', placeholder: 'YYYY' },
  'card.cvc': { autoComplete: 'cc-csc' },
  'card.name': { autoComplete: 'cc-name' },
} as const;
