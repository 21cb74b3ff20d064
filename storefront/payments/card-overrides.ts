/** How forms ask for a card: with what browsers fill in by themselves. What it costs stands beside it by then. */
export const CARD_OVERRIDES = {
  card: { required: true, help: 'checkout.test_provider' },
  'card.number': { autoComplete: 'cc-number', placeholder: '4242 4242 4242 4242' },
  'card.exp_month': { autoComplete: 'cc-exp-month', placeholder: 'MM' },
  'card.exp_year': { autoComplete: 'cc-exp-year', placeholder: 'YYYY' },
  'card.cvc': { autoComplete: 'cc-csc' },
  'card.name': { autoComplete: 'cc-name' },
} as const;
