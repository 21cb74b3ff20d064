import type { Order } from '#generated/schemas.ts';
import { expect, it } from 'vitest';
import { getRefundable } from './refundable.ts';

const ORDER = {
  currency: 'EUR',
  total: 25.9,
  shipping: 5.9,
  vat: 4.32,
  vat_rate: 20,
  refunded: 5,
  payments: [
    { status: 'paid', amount: 25.9 },
    { status: 'not_paid', amount: 25.9 },
  ],
  shop_orders: [{ discount: 0, lines: [{ id: 7, quantity: 2, price: 10, total: 20 }] }],
  refunds: [
    {
      status: 'done',
      amount: 5,
      shipping: 0,
      vat: 0.83,
      lines: [{ order_line_id: 7, quantity: 1, amount: 5, vat: 0.83 }],
    },
    { status: 'failed', amount: 20, shipping: 5.9, vat: 3.33, lines: [] },
  ],
} as unknown as Order;

it('counts payments less refunds, in minor units; failed refunds do not count', () => {
  const { left, shippingLeft, copiesLeft, refunds } = getRefundable(ORDER);
  expect({ left, shippingLeft, copies: [...copiesLeft] }).toEqual({ left: 2090, shippingLeft: 590, copies: [[7, 1]] });
  expect(refunds).toEqual([
    { amount: 500, shipping: 0, vat: 83, lines: [expect.objectContaining({ amount: 500, vat: 83 })] },
  ]);
});

it('counts a lost dispute, which has no refund', () => {
  expect(getRefundable({ ...ORDER, refunded: 25.9 }).left).toBe(0);
});

it('counts exchanged copies as refunded, but not their amount as repaid', () => {
  const exchanged = {
    amount: 10,
    shipping: 0,
    vat: 1.67,
    lines: [{ order_line_id: 7, quantity: 1, amount: 10, vat: 1.67 }],
  };
  const order = {
    ...{ ...ORDER, refunds: [], refunded: 0 },
    shop_orders: [
      {
        discount: 0,
        lines: [
          { id: 7, quantity: 2, price: 10, total: 20 },
          { id: 8, quantity: 1, price: 10, total: 10, change_id: 1 },
        ],
      },
    ],
    changes: [{ status: 'done', exchanged }, { status: 'pending' }],
  } as unknown as Order;
  const { left, copiesLeft, sold } = getRefundable(order);
  expect({ left, copies: [...copiesLeft], total: sold.total }).toEqual({
    left: 2590,
    copies: [
      [7, 1],
      [8, 1],
    ],
    total: 3590,
  });
});
