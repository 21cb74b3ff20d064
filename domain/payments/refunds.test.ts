import { describe, expect, it } from 'vitest';
import { sum } from '#domain/money.ts';
import { paidForLines, planRefund, refundValue, type RefundSums, type SoldOrder } from './refunds.ts';
import { vatContained } from '#domain/pricing/vat.ts';

/** Two lines of one shop, 10 % off, 5.00 of shipping, 20 % VAT. */
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

function planned(plan: ReturnType<typeof planRefund>): RefundSums {
  if ('refused' in plan) throw new Error(plan.refused);
  return plan;
}

describe('what was paid for a line', () => {
  it('is its price without its share of the reduction', () => {
    expect([...paidForLines(ORDER.parts)]).toEqual([
      [1, 2700],
      [2, 2700],
    ]);
  });

  it('is spread over its copies so that the last one takes the rest', () => {
    const copies = [0, 1, 2].map((before) => refundValue(1000, 3, before, 1));
    expect(copies).toEqual([333, 334, 333]);
    expect(refundValue(1000, 3, 0, 3)).toBe(1000);
  });
});

describe('a refund', () => {
  it('of copies is what was paid for them, with their VAT', () => {
    expect(planRefund(ORDER, [], ORDER.total, { lines: [{ order_line_id: 1, quantity: 2 }] })).toEqual({
      amount: 1800,
      shipping: 0,
      vat: 300,
      lines: [{ order_line_id: 1, quantity: 2, amount: 1800, vat: 300 }],
    });
  });

  it('of shipping or of an amount has no lines', () => {
    expect(planRefund(ORDER, [], ORDER.total, { shipping: 500 })).toMatchObject({
      amount: 500,
      shipping: 500,
      vat: 83,
    });
    expect(planRefund(ORDER, [], ORDER.total, { amount: 1200 })).toMatchObject({ amount: 1200, vat: 200, lines: [] });
  });

  it('of less than copies are worth is spread over them, of more goes beyond them', () => {
    const lines = [
      { order_line_id: 1, quantity: 3 },
      { order_line_id: 2, quantity: 1 },
    ];
    expect(planned(planRefund(ORDER, [], ORDER.total, { lines, amount: 1000 })).lines.map((l) => l.amount)).toEqual([
      500, 500,
    ]);
    expect(planRefund(ORDER, [], ORDER.total, { lines: lines.slice(1), amount: 3000 })).toMatchObject({
      amount: 3000,
      lines: [{ amount: 2700 }],
    });
  });

  it.each([
    [{ amount: 6000 }, 'refund_too_high'],
    [{ amount: 0 }, 'refund_empty'],
    [{}, 'refund_empty'],
    [{ shipping: 501 }, 'refund_shipping'],
    [{ lines: [{ order_line_id: 1, quantity: 4 }] }, 'refund_copies'],
    [
      {
        lines: [
          { order_line_id: 1, quantity: 2 },
          { order_line_id: 1, quantity: 2 },
        ],
      },
      'refund_copies',
    ],
    [{ lines: [{ order_line_id: 9, quantity: 1 }] }, 'refund_copies'],
  ])('%j is refused: %s', (wish, refused) => {
    expect(planRefund(ORDER, [], ORDER.total, wish)).toEqual({ refused });
  });

  it('counts those before it', () => {
    const first = planned(
      planRefund(ORDER, [], ORDER.total, { lines: [{ order_line_id: 1, quantity: 2 }], shipping: 300 }),
    );
    const left = ORDER.total - first.amount;
    expect(planRefund(ORDER, [first], left, { lines: [{ order_line_id: 1, quantity: 2 }] })).toEqual({
      refused: 'refund_copies',
    });
    expect(planRefund(ORDER, [first], left, { shipping: 201 })).toEqual({ refused: 'refund_shipping' });
    expect(planRefund(ORDER, [first], left, { amount: left + 1 })).toEqual({ refused: 'refund_too_high' });
  });
});

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function anyOrder(roll: (below: number) => number): SoldOrder {
  const vat_rate = [0, 5.5, 19, 20, 25.5][roll(5)] ?? 0;
  let id = 0;
  const parts = Array.from({ length: 1 + roll(3) }, () => {
    const lines = Array.from({ length: 1 + roll(4) }, () => {
      const quantity = 1 + roll(7);
      return { id: ++id, quantity, total: quantity * (1 + roll(9999)) };
    });
    return { discount: roll(sum(lines.map(({ total }) => total)) + 1), lines };
  });
  const shipping = roll(3000);
  const paid = [...paidForLines(parts).values()];
  const vat = sum([...paid, shipping].map((amount) => vatContained(amount, vat_rate)));
  return { parts, shipping, vat_rate, vat, total: sum(paid) + shipping };
}

describe('any refunds of any order', () => {
  it('never come to more than was paid, and all of it together is exactly that, VAT too', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const roll = dice(seed);
      const order = anyOrder(roll);
      const lines = order.parts.flatMap((part) => part.lines);
      const given: RefundSums[] = [];
      const left = () => order.total - sum(given.map(({ amount }) => amount));
      for (let step = 0; step < 12; step++) {
        const line = lines[roll(lines.length)];
        const wish = {
          ...(roll(2) && line && { lines: [{ order_line_id: line.id, quantity: 1 + roll(line.quantity) }] }),
          ...(roll(3) === 0 && { shipping: roll(order.shipping + 1) }),
          ...(roll(3) === 0 && { amount: 1 + roll(order.total + 10) }),
        };
        const plan = planRefund(order, given, left(), wish);
        if ('refused' in plan) continue;
        expect(sum(plan.lines.map(({ amount }) => amount)) + plan.shipping).toBeLessThanOrEqual(plan.amount);
        expect(plan.vat).toBeGreaterThanOrEqual(0);
        expect(plan.lines.every(({ amount, vat }) => amount >= 0 && vat >= 0 && vat <= amount)).toBe(true);
        given.push(plan);
      }
      expect(left()).toBeGreaterThanOrEqual(0);
      if (left() > 0) given.push(planned(planRefund(order, given, left(), { amount: left() })));
      expect([left(), sum(given.map(({ vat }) => vat))]).toEqual([0, order.vat]);
    }
  });

  it('copy by copy give back exactly what was paid for each line', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const order = anyOrder(dice(seed));
      const given: RefundSums[] = [];
      for (const { id, quantity } of order.parts.flatMap((part) => part.lines)) {
        for (let copy = 0; copy < quantity; copy++) {
          const plan = planRefund(order, given, order.total, { lines: [{ order_line_id: id, quantity: 1 }] });
          // a copy that was free gives nothing back
          if (!('refused' in plan)) given.push(plan);
          else expect(plan.refused).toBe('refund_empty');
        }
      }
      for (const [id, paid] of paidForLines(order.parts)) {
        const own = given.flatMap(({ lines }) => lines.filter(({ order_line_id }) => order_line_id === id));
        if (paid >= 10)
          expect([sum(own.map(({ amount }) => amount)), sum(own.map(({ vat }) => vat))]).toEqual([
            paid,
            vatContained(paid, order.vat_rate),
          ]);
      }
    }
  });
});
