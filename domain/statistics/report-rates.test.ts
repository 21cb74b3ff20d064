import { expect, it } from 'vitest';
import type { Currency } from '#generated/enums.ts';
import { EXCHANGE_RATE_SEED } from '#domain/pricing/exchange-rates.ts';
import { computeReportRates } from './report-rates.ts';

const range = { from: '2026-11-01', to: '2026-11-30' };
const getRates = (rows: Parameters<typeof computeReportRates>[0], target: Currency, currency: Currency) =>
  computeReportRates(rows, range, target).filter((rate) => rate.currency === currency);

it('an unchanged rate is one factor between minor units', () => {
  expect(getRates(EXCHANGE_RATE_SEED, 'EUR', 'USD')).toEqual([{ currency: 'USD', ...range, factor: 1 / 1.16 }]);
  expect(getRates(EXCHANGE_RATE_SEED, 'EUR', 'EUR')).toEqual([{ currency: 'EUR', ...range, factor: 1 }]);
  // yen have no cents: 177 yen are 100 cents
  expect(getRates(EXCHANGE_RATE_SEED, 'EUR', 'JPY')[0]?.factor).toBeCloseTo(100 / 177);
  expect(getRates(EXCHANGE_RATE_SEED, 'JPY', 'USD')[0]?.factor).toBeCloseTo(177 / 1.16 / 100);
});

it('a rate that changes holds until the day before the next', () => {
  const rows = [...EXCHANGE_RATE_SEED, { currency: 'USD', day: '2026-11-10', rate: 1.25 } as const];
  expect(getRates(rows, 'EUR', 'USD')).toEqual([
    { currency: 'USD', from: '2026-11-01', to: '2026-11-09', factor: 1 / 1.16 },
    { currency: 'USD', from: '2026-11-10', to: '2026-11-30', factor: 1 / 1.25 },
  ]);
  expect(getRates(rows, 'EUR', 'GBP')).toHaveLength(1);
  expect(getRates(rows, 'USD', 'GBP')).toHaveLength(2);
});

it('the first rate applies to earlier days, and a currency without any is refused', () => {
  const lateRows = EXCHANGE_RATE_SEED.map((row) => ({ ...row, day: '2026-11-20' }));
  expect(getRates(lateRows, 'EUR', 'USD')).toEqual([{ currency: 'USD', ...range, factor: 1 / 1.16 }]);
  expect(() => computeReportRates([], range, 'EUR')).toThrow('no exchange rate');
});
