/** Orders are counted from here, so that no number tells how young the shop is. */
export const ORDER_NUMBER_START = 100_000;

/** What stands before the count. */
export const ORDER_NUMBER_PREFIX = 'VS-';

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
