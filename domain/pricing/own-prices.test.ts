import { expect, it } from 'vitest';
import { getPriceFor, convertPrice } from './own-prices.ts';

const RECORD = { price: 2490, currency: 'EUR', own_prices: { USD: 2790, JPY: 4200 } } as const;
const RATES = { USD: 1.16, JPY: 177, GBP: 0.87 };

it('a fixed price applies in its currency, otherwise the price is converted', () => {
  expect(convertPrice(RECORD, 'EUR', RATES)).toBe(2490);
  expect(convertPrice(RECORD, 'USD', RATES)).toBe(2790);
  expect(convertPrice(RECORD, 'JPY', RATES)).toBe(4200);
  expect(convertPrice(RECORD, 'GBP', RATES)).toBe(2166);
  expect(getPriceFor(RECORD, 'GBP')).toEqual({ price: 2490, currency: 'EUR' });
});
