import { expect, test } from 'vitest';
import { formatMinor, formatMoney } from './format-money.ts';

const replaceSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [24.9, 'EUR', 'en', '€24.90'],
  [24.9, 'EUR', 'fr', '24,90 €'],
  [1234.5, 'USD', 'en', '$1,234.50'],
  [1500, 'JPY', 'en', '¥1,500'],
  [1500.4, 'KRW', 'en', '₩1,500'],
  [99, 'CNY', 'zh', '¥99.00'],
  [-3, 'EUR', 'en', '-€3.00'],
  [7, null, 'en', '7.00'],
])('%d %s in %s reads %s', (amount, currency, locale, text) => {
  expect(replaceSpaces(formatMoney(amount, currency, locale))).toBe(text);
});

test.each([[undefined], [null], [NaN], [Infinity], ['24.9'], [{}]])('%s is shown as a dash', (amount) => {
  expect(formatMoney(amount, 'EUR', 'en')).toBe('-');
  expect(formatMinor(amount, 'EUR', 'en')).toBe('-');
});

test('a minor amount is shown in its currency', () => {
  expect(formatMinor(2490, 'EUR', 'en')).toBe('€24.90');
  expect(formatMinor(2490, 'JPY', 'en')).toBe('¥2,490');
});
