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
import { computeContainedVat } from '#domain/pricing/vat.ts';

/** Three copies of one record and one of another, 10 % off, 5.00 of shipping, 20 % VAT. */
const ORDER: SoldOrder = {
  total: 6000 - 600 + 500,
  shipping: 500,
  vat: computeContainedVat(2700, 20) * 2 + computeContainedVat(500, 20),
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

const copies = (order_line_id: number, quantity: number) => ({ order_line_id, quantity });
function settle(change: Partial<Parameters<typeof settleChange>[0]>): Settlement {
  const result = settleChange({ sold: ORDER, given: [], removedCopies: [], addedCopies: [], shipping: 0, ...change });
  if (!result) throw new Error('refused');
  return result;
}

describe('the difference of a change', () => {
  it('is the added amount less the paid value of removed copies', () => {
    expect(settle({ removedCopies: [copies(1, 1)], addedCopies: [{ amount: 900 }] })).toMatchObject({
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
    expect(settle({ removedCopies: [copies(1, 1)], addedCopies: [{ amount: 1500 }], shipping: 120 })).toMatchObject({
      ...{ kind: 'charge', difference: 720, charge: 720, refund: 0, vat: 120 },
      added: { items: 600, shipping: 120, vat: 120, total: 720 },
    });
  });

  it('is refunded when it is negative; the refund counts the copies, the exchange the rest', () => {
    const result = settle({ removedCopies: [copies(2, 1)], addedCopies: [{ amount: 1000 }], shipping: -100 });
    expect(result).toMatchObject({
      ...{ kind: 'refund', difference: -1800, refund: 1800 },
      added: { items: 36, shipping: -36 },
    });
    const plan = planRefund(ORDER, [], 5900, { lines: [copies(2, 1)], shipping: 100, amount: result.refund });
    if ('refused' in plan) throw new Error(plan.refused);
    expect(plan.amount + (result.exchanged?.amount ?? 0)).toBe(2700 + 100);
    expect(plan.vat + (result.exchanged?.vat ?? 0)).toBe(computeContainedVat(2700, 20) + computeContainedVat(100, 20));
    expect(result.exchanged?.lines).toMatchObject([{ order_line_id: 2, quantity: 0 }]);
  });

  it('is undefined for too many copies, and 0 for free ones', () => {
    expect(
      settleChange({ sold: ORDER, given: [], removedCopies: [copies(1, 4)], addedCopies: [], shipping: 0 }),
    ).toBeUndefined();
    const freeOrder: SoldOrder = { ...ORDER, parts: [{ discount: 0, lines: [{ id: 9, quantity: 1, total: 0 }] }] };
    expect(settle({ sold: freeOrder, removedCopies: [copies(9, 1)] })).toMatchObject({
      kind: 'none',
      exchanged: { amount: 0, lines: [{ order_line_id: 9, quantity: 1 }] },
    });
  });
});

describe('after random changes', () => {
  it('the refundable amount is exactly what is still paid', () => {
    let seed = 7;
    const random = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
    for (let round = 0; round < 300; round++) {
      const order = { ...ORDER, total: ORDER.total, vat: ORDER.vat };
      const exchanges: RefundSums[] = [];
      const refunds: RefundSums[] = [];
      let paid = ORDER.total;
      let lines = [...(ORDER.parts[0]?.lines ?? [])];
      const later: { id: number; quantity: number; total: number }[] = [];
      const open = new Map(lines.map(({ id, quantity }) => [id, quantity]));
      const buildSold = (): SoldOrder =>
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
        const [id = 0] = [...open].filter(([, count]) => count > 0).map(([line]) => line);
        if (id === 0) break;
        const removedCopies = [copies(id, 1)];
        const addedCopies = random(3) > 0 ? [{ amount: random(2500) }] : [];
        const given = [...refunds, ...exchanges];
        const sold = buildSold();
        const result = settleChange({ sold, given, removedCopies, addedCopies, shipping: 0 });
        if (!result) throw new Error('refused');
        if (result.refund > 0) {
          const plan = planRefund(sold, given, Infinity, { lines: removedCopies, amount: result.refund });
          if ('refused' in plan) throw new Error(plan.refused);
          refunds.push(plan);
        }
        if (result.exchanged) exchanges.push(result.exchanged);
        open.set(id, (open.get(id) ?? 0) - 1);
        paid += result.charge - result.refund;
        order.total += result.added.total;
        order.vat += result.added.vat;
        for (const { amount } of addedCopies) {
          const line = { id: 100 + round * 10 + step, quantity: 1, total: amount };
          later.push(line);
          open.set(line.id, 1);
        }
      }
      lines = [...lines];
      const lastLines = [...open].filter(([, count]) => count > 0).map(([line, count]) => copies(line, count));
      const rest = planRefund(buildSold(), [...refunds, ...exchanges], Infinity, { lines: lastLines, shipping: 500 });
      if ('refused' in rest) throw new Error(rest.refused);
      expect(rest.amount).toBe(paid);
      expect(rest.vat + sum(refunds.map(({ vat }) => vat))).toBe(order.vat);
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
])('%d for %d copies is %d copies in other sizes for %d', (removedValue, before, after, amount) => {
  expect(priceOtherSizes(removedValue, before, after, 2000)).toBe(amount);
});
