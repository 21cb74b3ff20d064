import { describe, expect, it } from 'vitest';
import { getDiscountLimit, isOpenDraft, findMissingReasons, computePercentBelowList } from './manual-order.ts';

describe('the discount of a role', () => {
  it('is higher for an admin than for the team, and 0 for others', () => {
    expect(getDiscountLimit('admin')).toBe(100);
    expect(getDiscountLimit('team')).toBeLessThan(100);
    expect(getDiscountLimit('team')).toBeGreaterThan(0);
    expect(getDiscountLimit('user')).toBe(0);
  });

  const line = { item_id: 1, quantity: 10, price: 2000, currency: 'EUR', weight: 300 };
  it.each([
    ['agreed price and reduction together', 2000, 12_000, 0, 40],
    ['not promo codes', 2000, 18_000, 2000, 0],
    ['0 for a higher price', 2000, 25_000, 0, 0],
    ['0 without a list price', 0, 0, 0, 0],
    ['100 per cent for a free copy', 2000, 0, 0, 100],
  ])('counts %s', (_, list, total, by_code, percent) => {
    expect(computePercentBelowList(list, { line, total, by_code })).toBeCloseTo(percent);
  });
});

describe('reasons', () => {
  it('are required for every deviation from the shop’s prices', () => {
    const agreed = {
      lines: [{}, { price: 0 }, { discount_percent: 10, reason: ' ' }, { price: 1, reason: 'Wholesale' }],
      discount_amount: 5,
      shipping_price: 0,
    };
    expect(findMissingReasons(agreed)).toEqual([
      'lines.1.reason',
      'lines.2.reason',
      'discount_reason',
      'shipping_reason',
    ]);
  });

  it('are not required without agreed terms', () => {
    const lines = [
      { price: null, discount_percent: 0 },
      { price: null, discount_percent: null },
    ];
    expect(findMissingReasons({ lines, discount_percent: null, discount_amount: 0, shipping_price: null })).toEqual([]);
  });
});

it('only open drafts can be changed', () => {
  expect(isOpenDraft('expired')).toBe(true);
  expect(isOpenDraft('converted')).toBe(false);
});
