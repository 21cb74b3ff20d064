import { expect, test } from 'vitest';
import { Currency } from '#generated/enums.ts';
import { EXCHANGE_RATE_SEED, getExchangeRatesOn } from './exchange-rates.ts';
import { convert } from '#domain/money.ts';

test('every supported currency can be exchanged from the first day on', () => {
  const rates = getExchangeRatesOn(EXCHANGE_RATE_SEED, '2026-11-21');
  for (const currency of Currency.values) expect(convert(10_000, 'EUR', currency, rates)).toBeGreaterThan(0);
});

test('the rate in force on the day is used', () => {
  const rows = [...EXCHANGE_RATE_SEED, { currency: 'USD' as const, rate: 1.25, day: '2026-11-20' }];
  expect(getExchangeRatesOn(rows, '2026-11-19').USD).toBe(1.16);
  expect(getExchangeRatesOn(rows, '2026-11-20').USD).toBe(1.25);
});
