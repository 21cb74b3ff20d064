import type { CardBrand } from '#generated/enums.ts';

/** The digits of a card number, without spaces. */
export function extractCardDigits(number: string): string {
  return number.replace(/\D/g, '');
}

/** Whether a text has 12 to 19 digits with a valid check digit (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const BRANDS: readonly (readonly [brand: CardBrand, prefix: RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['jcb', /^35/],
  ['diners', /^3(0|6|8)/],
  ['unionpay', /^62/],
];

/** The brand by the first digits; `unknown` for others. */
export function detectCardBrand(digits: string): CardBrand {
  return BRANDS.find(([, prefix]) => prefix.test(digits))?.[0] ?? 'unknown';
}

/** Whether a card is past the last day of its month of expiry. */
export function isExpired(month: number, year: number, now: Date): boolean {
  return now.getTime() >= Date.UTC(year, month, 1);
}
