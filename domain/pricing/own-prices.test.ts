import { expect, it } from 'vitest';
import { priceFor, priceIn } from './own-prices.ts';

const RECORD = { price: 2490, currency: 'EUR', own_prices: { USD: 2790, JPY: 4200 } } as const;
const RATES = { USD: 1.16, JPY: 177, GBP: 0.87 };

it('a price of its own counts in its currency, in all others the price is converted', () => {
  expect(priceIn(RECORD, 'EUR', RATES)).toBe(2490);
  expect(priceIn(RECORD, 'USD', RATES)).toBe(2790);
  expect(priceIn(RECORD, 'JPY', RATES)).toBe(4200);
  expect(priceIn(RECORD, 'GBP', RATES)).toBe(2166);
  expect(priceFor(RECORD, 'GBP')).toEqual({ price: 2490, currency: 'EUR' });
});
