import { expect, it } from 'vitest';
import { listPriceRanges } from './price-ranges.ts';

it('has round bounds in every currency', () => {
  const listBounds = (currency: 'EUR' | 'USD' | 'JPY' | 'KRW') =>
    listPriceRanges(currency, { USD: 1.08, JPY: 163, KRW: 1490 }).flatMap(({ max }) => max ?? []);
  expect(listBounds('EUR')).toEqual([15, 25, 35, 50]);
  expect(listBounds('USD')).toEqual([15, 25, 40, 55]);
  expect(listBounds('JPY')).toEqual([2500, 4000, 5500, 8000]);
  expect(listBounds('KRW')).toEqual([20000, 35000, 50000, 75000]);
});

it('covers all prices without gaps', () => {
  const ranges = listPriceRanges('EUR', {});
  expect(ranges[0]).toEqual({ min: null, max: 15 });
  expect(ranges.at(-1)).toEqual({ min: 50, max: null });
  expect(ranges.slice(1).map(({ min }) => min)).toEqual(ranges.slice(0, -1).map(({ max }) => max));
});
