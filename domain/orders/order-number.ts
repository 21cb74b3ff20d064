/** Orders are counted from here, so that no number tells how young the shop is. */
export const ORDER_NUMBER_START = 100_000;

/** What stands before the count. */
export const ORDER_NUMBER_PREFIX = 'VS-';

/** The number of an order as everybody sees it. */
export function orderNumber(id: number): string {
  return `${ORDER_NUMBER_PREFIX}${ORDER_NUMBER_START + id}`;
}

/** Where orders that staff builds for customers are counted from, and what stands before the count. */
export const MANUAL_NUMBER_START = 1000;
export const MANUAL_NUMBER_PREFIX = 'MO-';

/** Where pressing quotes are counted from, and what stands before the count. */
export const QUOTE_NUMBER_START = 1000;
export const QUOTE_NUMBER_PREFIX = 'Q-';

/** The id of a quote from its number as it is typed: "Q-1042", "q1042". Undefined for any other text. */
export function quoteIdOf(text: string): number | undefined {
  const digits = /^\s*Q[-\s]?(\d{1,9})\s*$/i.exec(text)?.[1];
  const id = Number(digits) - QUOTE_NUMBER_START;
  return id > 0 ? id : undefined;
}

/** The id of an order that staff builds from its number as it is typed: "MO-1042", "mo1042". Undefined for any other text. */
export function manualOrderIdOf(text: string): number | undefined {
  const digits = /^\s*MO[-\s]?(\d{1,9})\s*$/i.exec(text)?.[1];
  const id = Number(digits) - MANUAL_NUMBER_START;
  return id > 0 ? id : undefined;
}

/**
 * The id of an order from its number as it is typed or scanned: "VS-103190", "vs103190", "103190", or the id itself.
 * Undefined for any other text.
 */
export function orderIdOf(text: string): number | undefined {
  const digits = /^\s*(?:VS[-\s]?)?(\d{1,9})\s*$/i.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const id = number > ORDER_NUMBER_START ? number - ORDER_NUMBER_START : number;
  return id > 0 ? id : undefined;
}

/** Where payouts of artists are counted from, and what stands before the count; it stands on transfers. */
export const ARTIST_PAYOUT_START = 1000;
export const ARTIST_PAYOUT_PREFIX = 'P-';

/** The id of an artist's payout from its number as it is typed: "P-1042", "p1042". Undefined for any other text. */
export function artistPayoutIdOf(text: string): number | undefined {
  const digits = /^\s*P[-\s]?(\d{1,9})\s*$/i.exec(text)?.[1];
  const id = Number(digits) - ARTIST_PAYOUT_START;
  return id > 0 ? id : undefined;
}

/** Where lots of auctions are counted from, and what stands before the count. */
export const LOT_NUMBER_START = 1000;
export const LOT_NUMBER_PREFIX = 'L-';

/** The id of a lot from its number as it is typed: "L-1007", "l1007". Undefined for any other text. */
export function lotIdOf(text: string): number | undefined {
  const digits = /^\s*L[-\s]?(\d{1,9})\s*$/i.exec(text)?.[1];
  const id = Number(digits) - LOT_NUMBER_START;
  return id > 0 ? id : undefined;
}
