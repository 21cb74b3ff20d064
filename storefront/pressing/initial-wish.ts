import type { QuoteCalculateRequestInput } from '#generated/schemas.ts';

/** The pressing that the quote form begins with: the most frequent choice. */
export const INITIAL_WISH = {
  format: '12_33',
  quantity: 300,
  sleeve: 'spine',
  inner_sleeve: 'white',
} as const satisfies QuoteCalculateRequestInput;
