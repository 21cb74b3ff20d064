import { describe, expect, test } from 'vitest';
import {
  allocate,
  convert,
  getCurrencyDecimals,
  floorMinor,
  fromMinor,
  computePercentage,
  round,
  sum,
  toMinor,
} from './money.ts';

test.each([
  ['EUR', 2],
  ['CNY', 2],
  ['PHP', 2],
  ['JPY', 0],
  ['KRW', 0],
])('%s has %i decimals', (currency, decimals) => {
  expect(getCurrencyDecimals(currency)).toBe(decimals);
});

test.each([
  [24.9, 'EUR', 2490],
  [1.005, 'EUR', 101],
  [-1.005, 'EUR', -101],
  [0.1 + 0.2, 'EUR', 30],
  [8.115, 'GBP', 812],
  [1e-7, 'USD', 0],
  [1500, 'JPY', 1500],
  [1500.5, 'KRW', 1501],
  [0, 'EUR', 0],
])('%d %s is %d minor', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor);
});

test.each([NaN, Infinity, 1e300])('%d is refused as an amount', (amount) => {
  expect(() => toMinor(amount, 'EUR')).toThrow(RangeError);
});

test.each([
  [24.9, 'EUR', 2490, true],
  [24.909, 'EUR', 2490, false],
  [24.901, 'EUR', 2490, false],
  [24.9, 'JPY', 24, false],
  [25, 'JPY', 25, true],
  [-24.901, 'EUR', -2491, false],
  [-24.909, 'EUR', -2491, false],
  [1e-308, 'EUR', 0, false],
  [-1e-308, 'EUR', -1, false],
  [0, 'EUR', 0, true],
])('%f %s is rounded down to %i', (amount, currency, minor, isExact) => {
  expect(floorMinor(amount, currency)).toEqual({ minor, isExact });
});

test.each([
  [2490, 'EUR', 24.9],
  [5, 'EUR', 0.05],
  [-1999, 'USD', -19.99],
  [1500, 'JPY', 1500],
])('%d minor %s is %d', (minor, currency, amount) => {
  expect(fromMinor(minor, currency)).toBe(amount);
});

test('every amount up to 1000.00 converts back unchanged', () => {
  const amounts = Array.from({ length: 100_001 }, (_value, minor) => minor);
  expect(amounts.filter((minor) => toMinor(fromMinor(minor, 'EUR'), 'EUR') !== minor)).toEqual([]);
});

test.each([
  [1.005, undefined, 1.01],
  [2.345, undefined, 2.35],
  [-2.345, undefined, -2.35],
  [1234.5678, 3, 1234.568],
  [0.5, 0, 1],
])('round(%d, %s) is %d', (value, decimals, expected) => {
  expect(round(value, decimals)).toBe(expected);
});

test.each([
  [999, 20, 200],
  [1999, 25.5, 510],
  [50, 1, 1],
  [49, 1, 0],
  [-50, 1, -1],
  [350, 1.1, 4],
  [0, 20, 0],
])('computePercentage(%d, %d) is %d', (minor, percent, expected) => {
  expect(computePercentage(minor, percent)).toBe(expected);
});

test('sums amounts, and none to zero', () => {
  expect(sum([1, 2, 3])).toBe(6);
  expect(sum([])).toBe(0);
});

describe('allocate', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1000, [2490, 1490, 990], [501, 300, 199]],
    [5, [0, 10], [0, 5]],
    [3, [0, 0], [2, 1]],
    [-100, [1, 2], [-33, -67]],
    [0, [5, 5], [0, 0]],
    [7, [], []],
    [9_007_199_254_740_991, [9_007_199_254_740_991, 1], [9_007_199_254_740_990, 1]],
  ])('%d over %j gives %j', (total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts);
  });

  test('never loses a unit and never discounts a line below zero', () => {
    for (let total = 0; total <= 60; total++) {
      const lines = [7, 13, 1, 0, 39];
      const parts = allocate(total, lines);
      expect(sum(parts)).toBe(total);
      parts.forEach((part, index) => expect(part).toBeLessThanOrEqual(lines[index] ?? 0));
    }
  });
});

describe('convert', () => {
  const rates = { USD: 1.1, JPY: 160, GBP: 0.85 };
  test.each([
    [1000, 'EUR', 'USD', 1100],
    [1100, 'USD', 'EUR', 1000],
    [2490, 'EUR', 'JPY', 3984],
    [160, 'JPY', 'EUR', 100],
    [850, 'GBP', 'USD', 1100],
    [1234, 'EUR', 'EUR', 1234],
  ])('%d %s in %s is %d', (minor, from, to, expected) => {
    expect(convert(minor, from, to, rates)).toBe(expected);
  });

  test('refuses a currency without a rate', () => {
    expect(() => convert(100, 'EUR', 'CNY', rates)).toThrow('no exchange rate for CNY');
  });
});
