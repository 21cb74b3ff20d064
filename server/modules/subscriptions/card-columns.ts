import type { SavedCard } from '#server/modules/payments/index.ts';
import type { BoxRow } from './boxes.table.ts';

/** The columns of the card that a box is charged by. */
export type CardColumns = Pick<BoxRow, 'card_token' | 'card_brand' | 'card_last4' | 'card_expires'>;

/** Converts a card that the provider has saved. */
export const toCardColumns = ({ token, brand, last4, expires }: SavedCard): CardColumns => ({
  card_token: token,
  card_brand: brand,
  card_last4: last4,
  card_expires: expires,
});
