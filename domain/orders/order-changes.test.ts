import { describe, expect, it } from 'vitest';
import { sum } from '#domain/money.ts';
import {
  countCancellableCopies,
  splitByChange,
  settleChange,
  type Settlement,
  addExchanges,
  priceOtherSizes,
} from './order-changes.ts';
import { planRefund, type RefundSums, type SoldOrder } from '#domain/payments/refunds.ts';
import { vatContained } from '#domain/pricing/vat.ts';

/** Three copies of one record and one of another, 10 % off, 5.00 of shipping, 20 % VAT. */
const ORDER: SoldOrder = {
  total: 6000 - 600 + 500,
  shipping: 500,
  vat: vatContained(2700, 20) * 2 + vatContained(500, 20),
  vat_rate: 20,
  parts: [
    {
      discount: 600,
      lines: [
        { id: 1, quantity: 3, total: 3000 },
        { id: 2, quantity: 1, total: 3000 },
      ],
    },
  ],
};

const leaving = (order_line_id: number, quantity: number) => ({ order_line_id, quantity });
function settle(change: Partial<Parameters<typeof settleChange>[0]>): Settlement {
  const found = settleChange({ sold: ORDER, given: [], removedCopies: [], addedCopies: [], shipping: 0, ...change });
  if (!found) throw new Error('refused');
  return found;
}

describe('the difference of a change', () => {
  it('is the added amount less the paid value of removed copies', () => {
    expect(settle({ removedCopies: [leaving(1, 1)], addedCopies: [{ amount: 900 }] })).toMatchObject({
      ...{ kind: 'none', difference: 0, vat: 0, refund: 0, charge: 0 },
      exchanged: {
        amount: 900,
        shipping: 0,
        vat: 150,
        lines: [{ order_line_id: 1, quantity: 1, amount: 900, vat: 150 }],
      },
      added: { items: 0, shipping: 0, vat: 0, total: 0 },
    });
  });

  it('is charged when it is positive', () => {
    expect(settle({ removedCopies: [leaving(1, 1)], addedCopies: [{ amount: 1500 }], shipping: 120 })).toMatchObject({
      ...{ kind: 'charge', difference: 720, charge: 720, refund: 0, vat: 120 },
      added: { items: 600, shipping: 120, vat: 120, total: 720 },
    });
  });

  it('is refunded when it is negative; the refund counts the copies, the exchange the rest', () => {
    const one = settle({ removedCopies: [leaving(2, 1)], addedCopies: [{ amount: 1000 }], shipping: -100 });
    expect(one).toMatchObject({ kind: 'refund', difference: -1800, refund: 1800, added: { items: 36, shipping: -36 } });
    const back = planRefund(ORDER, [], 5900, { lines: [leaving(2, 1)], shipping: 100, amount: one.refund });
    if ('refused' in back) throw new Error(back.refused);
    expect(back.amount + (one.exchanged?.amount ?? 0)).toBe(2700 + 100);
    expect(back.vat + (one.exchanged?.vat ?? 0)).toBe(vatContained(2700, 20) + vatContained(100, 20));
    expect(one.exchanged?.lines).toMatchObject([{ order_line_id: 2, quantity: 0 }]);
  });

  it('is undefined for too many copies, and 0 for free ones', () => {
    expect(
      settleChange({ sold: ORDER, given: [], removedCopies: [leaving(1, 4)], addedCopies: [], shipping: 0 }),
    ).toBeUndefined();
    const free: SoldOrder = { ...ORDER, parts: [{ discount: 0, lines: [{ id: 9, quantity: 1, total: 0 }] }] };
    expect(settle({ sold: free, removedCopies: [leaving(9, 1)] })).toMatchObject({
      kind: 'none',
      exchanged: { amount: 0, lines: [{ order_line_id: 9, quantity: 1 }] },
    });
  });
});

describe('after random changes', () => {
  it('the refundable amount is exactly what is still paid', () => {
    let seed = 7;
    const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    for (let round = 0; round < 300; round++) {
      const order = { ...ORDER, total: ORDER.total, vat: ORDER.vat };
      const exchanges: RefundSums[] = [];
      const refunds: RefundSums[] = [];
      let paid = ORDER.total;
      let lines = [...(ORDER.parts[0]?.lines ?? [])];
      const later: { id: number; quantity: number; total: number }[] = [];
      const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
      const soldNow = (): SoldOrder =>
        addExchanges(
          {
            ...order,
            parts: [
              { discount: 600, lines },
              { discount: 0, lines: later },
            ],
          },
          exchanges,
        );
      for (let step = 0; step < 3; step++) {
        const [id = 0] = [...left].filter(([, count]) => count > 0).map(([line]) => line);
        if (id === 0) break;
        const off = [leaving(id, 1)];
        const coming = random(3) > 0 ? [{ amount: random(2500) }] : [];
        const given = [...refunds, ...exchanges];
        const sold = soldNow();
        const one = settleChange({ sold, given, removedCopies: off, addedCopies: coming, shipping: 0 });
        if (!one) throw new Error('refused');
        if (one.refund > 0) {
          const back = planRefund(sold, given, Infinity, { lines: off, amount: one.refund });
          if ('refused' in back) throw new Error(back.refused);
          refunds.push(back);
        }
        if (one.exchanged) exchanges.push(one.exchanged);
        left.set(id, (left.get(id) ?? 0) - 1);
        paid += one.charge - one.refund;
        order.total += one.added.total;
        order.vat += one.added.vat;
        for (const { amount } of coming) {
          const line = { id: 100 + round * 10 + step, quantity: 1, total: amount };
          later.push(line);
          left.set(line.id, 1);
        }
      }
      lines = [...lines];
      const rest = [...left].filter(([, count]) => count > 0).map(([line, count]) => leaving(line, count));
      const last = planRefund(soldNow(), [...refunds, ...exchanges], Infinity, { lines: rest, shipping: 500 });
      if ('refused' in last) throw new Error(last.refused);
      expect(last.amount).toBe(paid);
      expect(last.vat + sum(refunds.map(({ vat }) => vat))).toBe(order.vat);
    }
  });
});

it('reductions apply to initial lines', () => {
  const line = (id: number, change_id: number | null) => ({ id, change_id, quantity: 1, total: 1000 });
  expect(
    splitByChange([
      { discount: 100, lines: [line(1, null), line(2, 7)] },
      { discount: 0, lines: [line(3, null)] },
    ]),
  ).toEqual([
    { discount: 100, lines: [line(1, null)] },
    { discount: 0, lines: [line(2, 7)] },
    { discount: 0, lines: [line(3, null)] },
  ]);
});

it('shipped and cancelled copies cannot be removed', () => {
  expect(countCancellableCopies({ quantity: 5, cancelled: 1, shipped: 2 })).toBe(2);
  expect(countCancellableCopies({ quantity: 2, cancelled: 1, shipped: 2 })).toBe(0);
});

it.each([
  [5003, 3, 3, 5003],
  [5003, 3, 2, 3335],
  [5003, 3, 5, 5003 + 2 * 2000],
  [0, 2, 1, 0],
])('%d for %d copies is %d copies in other sizes for %d', (worth, before, after, amount) => {
  expect(priceOtherSizes(worth, before, after, 2000)).toBe(amount);
});
