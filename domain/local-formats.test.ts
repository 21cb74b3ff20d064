import { expect, it } from 'vitest';
import { Currency, Language } from '#generated/enums.ts';
import { formatDate } from './dates.ts';
import { formatMoney } from './format-money.ts';
import { formatNumber } from './format-number.ts';
import { readLocalFormats, registerLocalFormats } from './local-formats.ts';

const AMOUNTS = [0, 0.5, 1, 9.99, 24.9, 999, 1000, 1234.5, 12_345_678.91, 1.005, 2.675, 1e11, 2e12, -3, -1234.56];
const DAYS = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-0${1 + (month % 9)}`);
const NUMBERS = [0, 7, 999, 1000, 1_234_567, 4.5, 4.25, 3.14159, 99.9996, -2.5, -1000];
const write = (locale: string, currency: string) => [
  ...AMOUNTS.map((amount) => formatMoney(amount, currency, locale)),
  ...DAYS.map((day) => formatDate(day, locale)),
  ...NUMBERS.flatMap((value) => [formatNumber(value, locale), formatNumber(value, locale, 1)]),
];

// written by `Intl`, before any format is registered
const CASES = Language.values.flatMap((language) => {
  const { locale } = Language.data[language];
  return Currency.values.map((currency) => ({ locale, currency, expected: write(locale, currency) }));
});

it.each(CASES)('registered formats write what `Intl` writes: $locale, $currency', ({ locale, currency, expected }) => {
  registerLocalFormats(locale, currency, readLocalFormats(locale, currency));
  expect(write(locale, currency)).toEqual(expected);
});

it('other currencies and times are still formatted', () => {
  registerLocalFormats('en-GB', 'EUR', readLocalFormats('en-GB', 'EUR'));
  expect(formatMoney(5, 'CHF', 'en-GB').replace('\u00a0', ' ')).toBe('CHF 5.00');
  expect(formatDate(1_795_824_000, 'en-GB')).toBe('28 Nov 2026');
  expect(formatMoney(5, null, 'en-GB')).toBe('5.00');
});
