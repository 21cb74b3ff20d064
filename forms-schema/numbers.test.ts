import { expect, it } from 'vitest';
import { formatInputNumber, parseDecimal, parseInputNumber } from './numbers.ts';

it.each([
  ['12', 'en', '12'],
  ['24.90', 'en', '24.90'],
  ['24,90', 'en', '24.90'],
  ['24,90', 'fr', '24.90'],
  ['24.90', 'fr', '24.90'],
  ['1,234', 'en', '1234'],
  ['1,234', 'fr', '1.234'],
  ['1.234', 'de', '1234'],
  ['1,234.5', 'en', '1234.5'],
  ['1.234,5', 'de', '1234.5'],
  ['1,234,567', 'en', '1234567'],
  ['1 234 567,5', 'fr', '1234567.5'],
  ['1\u202f234,5', 'fr', '1234.5'],
  ['1’234.50', 'de-CH', '1234.50'],
  ['-3', 'en', '-3'],
  ['−3', 'fr', '-3'],
  ['+3', 'en', '3'],
  ['.5', 'en', '0.5'],
  ['-.5', 'en', '-0.5'],
  ['12.', 'en', '12'],
  ['１２．５', 'zh', '12.5'],
  ['١٢٫٥', 'ar', '12.5'],
])('parses %s in %s as %s', (input, locale, decimal) => {
  expect(parseDecimal(input, locale)).toBe(decimal);
});

it.each(['abc', '', '-', '.', ',', '1,2,3', '1.2.3', '12,34,567.8', '1e3', '0x1f', '1--2', '3 €'])(
  'rejects %j',
  (input) => {
    expect(parseDecimal(input, 'en')).toBeUndefined();
    expect(parseInputNumber(input, 'en')).toBe(input);
  },
);

it('formats numbers by locale without grouping', () => {
  expect(formatInputNumber(1234.5, 'fr')).toBe('1234,5');
  expect(formatInputNumber(24.9, 'fr', 2)).toBe('24,90');
  expect(formatInputNumber(1500, 'en', 0)).toBe('1500');
  expect(formatInputNumber(0.1 + 0.2, 'en')).toBe('0.30000000000000004');
});

it.each(['en', 'fr', 'zh', 'de', 'ar', 'es', 'ko'])('parses the format of formatInputNumber (%s)', (locale) => {
  for (const value of [0, -1.5, 24.9, 1234.567, 1000000, 0.001])
    expect(parseInputNumber(formatInputNumber(value, locale), locale)).toBe(value);
});
