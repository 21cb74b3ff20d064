import { expect, it } from 'vitest';
import { detectCardBrand, isCardNumber, isExpired } from './card-number.ts';

it.each([
  ['4242424242424242', true],
  ['4242424242424241', false],
  ['4224424242424242', false],
  ['378282246310005', true],
  ['', false],
  ['0', false],
  ['42424242424242424242', false],
])('%s has a valid check digit: %s', (digits, isValid) => {
  expect(isCardNumber(digits)).toBe(isValid);
});

it.each([
  ['4242424242424242', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6011111111111117', 'discover'],
  ['3566002020360505', 'jcb'],
  ['3056930009020004', 'diners'],
  ['6200000000000005', 'unionpay'],
  ['9999', 'unknown'],
])('%s is a card of %s', (digits, brand) => {
  expect(detectCardBrand(digits)).toBe(brand);
});

it.each([
  [11, 2026, '2026-11-30T23:59:59Z', false],
  [11, 2026, '2026-12-01T00:00:00Z', true],
  [12, 2026, '2026-12-31T12:00:00Z', false],
  [12, 2026, '2027-01-01T00:00:00Z', true],
])('a card valid until %d/%d has expired at %s: %s', (month, year, moment, expired) => {
  expect(isExpired(month, year, new Date(moment))).toBe(expired);
});
