import { describe, expect, it } from 'vitest';
import { formatCardExpiry, formatCardNumber, isCardExpired, parseCardExpiry } from './card-input.ts';

describe('a card number', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242x4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['42424242424242424242', '4242 4242 4242 4242 424'],
  ])('typed as "%s" is shown as "%s"', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });
});

describe('an expiry', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['1', '1'],
    ['4', '04 / '],
    ['12', '12 / '],
    ['1/', '01 / '],
    ['12 / 3', '12 / 3'],
    ['1230', '12 / 30'],
    ['12/2030', '12 / 30'],
    ['4/30', '04 / 30'],
    ['13', '13 / '],
    ['12 / 20', '12 / 20'],
    ['abc', ''],
  ])('typed as "%s" is shown as "%s"', (typed, shown) => {
    expect(formatCardExpiry(typed)).toBe(shown);
  });

  it.each([
    ['12 / 30', { month: 12, year: 2030 }],
    ['1/29', { month: 1, year: 2029 }],
    ['0429', { month: 4, year: 2029 }],
    ['11/2031', { month: 11, year: 2031 }],
    ['13 / 30', undefined],
    ['00 / 30', undefined],
    ['12 / ', undefined],
    ['12', undefined],
    ['', undefined],
  ])('"%s" is read', (text, expiry) => {
    expect(parseCardExpiry(text)).toEqual(expiry);
  });
});

it('a card is valid until the end of its month', () => {
  expect([
    isCardExpired('2026-12', '2026-12'),
    isCardExpired('2026-11', '2026-12'),
    isCardExpired(null, '2026-12'),
  ]).toEqual([false, true, false]);
});
