import { describe, expect, it } from 'vitest';
import { discountLimit, isOpenDraft, findMissingReasons, percentBelow } from './manual-order.ts';

describe('what a role may take off', () => {
  it('is more for an admin than for the team, and nothing for others', () => {
    expect(discountLimit('admin')).toBe(100);
    expect(discountLimit('team')).toBeLessThan(100);
    expect(discountLimit('team')).toBeGreaterThan(0);
    expect(discountLimit('user')).toBe(0);
  });

  const line = { item_id: 1, quantity: 10, price: 2000, currency: 'EUR', weight: 300 };
  it.each([
    ['agreed price and reduction together', 2000, 12_000, 0, 40],
    ['not what a code gives', 2000, 18_000, 2000, 0],
    ['nothing for what is dearer', 2000, 25_000, 0, 0],
    ['nothing for what is free anyway', 0, 0, 0, 0],
    ['all of it for a press copy', 2000, 0, 0, 100],
  ])('counts %s', (_, list, total, by_code, percent) => {
    expect(percentBelow(list, { line, total, by_code })).toBeCloseTo(percent);
  });
});

describe('reasons', () => {
  it('are asked for whatever departs from the shop’s prices', () => {
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

  it('are not asked for where nothing was agreed', () => {
    const lines = [
      { price: null, discount_percent: 0 },
      { price: null, discount_percent: null },
    ];
    expect(findMissingReasons({ lines, discount_percent: null, discount_amount: 0, shipping_price: null })).toEqual([]);
  });
});

it('what is paid, converted or cancelled cannot be changed', () => {
  expect(isOpenDraft('expired')).toBe(true);
  expect(isOpenDraft('converted')).toBe(false);
});
