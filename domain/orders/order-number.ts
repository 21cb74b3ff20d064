/** Offset of order numbers, so that they do not reveal the number of orders. */
export const ORDER_NUMBER_START = 100_000;

/** Prefix of order numbers. */
export const ORDER_NUMBER_PREFIX = 'VS-';

/** Formats the number of an order. */
export function formatOrderNumber(id: number): string {
  return `${ORDER_NUMBER_PREFIX}${ORDER_NUMBER_START + id}`;
}

/** Offset and prefix of manual order numbers. */
export const MANUAL_NUMBER_START = 1000;
export const MANUAL_NUMBER_PREFIX = 'MO-';

/** Offset and prefix of quote numbers. */
export const QUOTE_NUMBER_START = 1000;
export const QUOTE_NUMBER_PREFIX = 'Q-';

/** Parses a typed quote number ("Q-1042", "q1042") to its id. Undefined for other texts. */
export function parseQuoteNumber(text: string): number | undefined {
  const digits = /^\s*Q[-\s]?(\d{1,9})\s*$/i.exec(text)?.[1];
  const id = Number(digits) - QUOTE_NUMBER_START;
  return id > 0 ? id : undefined;
}

/** Parses a typed manual order number ("MO-1042", "mo1042") to its id. Undefined for other texts. */
export function parseManualOrderNumber(text: string): number | undefined {
  const digits = /^\s*MO[-\s]?(\d{1,9})\s*$/i.exec(text)?.[1];
  const id = Number(digits) - MANUAL_NUMBER_START;
  return id > 0 ? id : undefined;
}

/**
 * Parses a typed or scanned order number ("VS-103190", "vs103190", "103190", or the id) to its id. Undefined for other texts.
 */
export function parseOrderNumber(text: string): number | undefined {
  const digits = /^\s*(?:VS[-\s]?)?(\d{1,9})\s*$/i.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const id = number > ORDER_NUMBER_START ? number - ORDER_NUMBER_START : number;
  return id > 0 ? id : undefined;
}

/** Offset and prefix of artist payout numbers. */
export const ARTIST_PAYOUT_START = 1000;
export const ARTIST_PAYOUT_PREFIX = 'P-';

/** Parses a typed artist payout number ("P-1042", "p1042") to its id. Undefined for other texts. */
export function parseArtistPayoutNumber(text: string): number | undefined {
  const digits = /^\s*P[-\s]?(\d{1,9})\s*$/i.exec(text)?.[1];
  const id = Number(digits) - ARTIST_PAYOUT_START;
  return id > 0 ? id : undefined;
}

/** Offset and prefix of lot numbers. */
export const LOT_NUMBER_START = 1000;
export const LOT_NUMBER_PREFIX = 'L-';

/** Parses a typed lot number ("L-1007", "l1007") to its id. Undefined for other texts. */
export function parseLotNumber(text: string): number | undefined {
  const digits = /^\s*L[-\s]?(\d{1,9})\s*$/i.exec(text)?.[1];
  const id = Number(digits) - LOT_NUMBER_START;
  return id > 0 ? id : undefined;
}
