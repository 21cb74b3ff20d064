import { describe, expect, it } from 'vitest';
import { sum } from '#domain/money.ts';
import { computePaidByLine, planRefund, computeRefundValue, type RefundSums, type SoldOrder } from './refunds.ts';
import { computeContainedVat } from '#domain/pricing/vat.ts';

/** Two lines of one shop, 10 % off, 5.00 of shipping, 20 % VAT. */
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

function expectPlan(plan: ReturnType<typeof planRefund>): RefundSums {
  if ('refused' in plan) throw new Error(plan.refused);
  return plan;
}

describe('the amount paid for a line', () => {
  it('is its price without its share of the reduction', () => {
    expect([...computePaidByLine(ORDER.parts)]).toEqual([
      [1, 2700],
      [2, 2700],
    ]);
  });

  it('is spread over its copies so that the last one takes the rest', () => {
    const copies = [0, 1, 2].map((refundedCopies) => computeRefundValue(1000, 3, refundedCopies, 1));
    expect(copies).toEqual([333, 334, 333]);
    expect(computeRefundValue(1000, 3, 0, 3)).toBe(1000);
  });
});

describe('a refund', () => {
  it('of copies is their paid amount, with its VAT', () => {
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

  it('below the value of copies is distributed over them, above it has an unassigned rest', () => {
    const lines = [
      { order_line_id: 1, quantity: 3 },
      { order_line_id: 2, quantity: 1 },
    ];
    expect(expectPlan(planRefund(ORDER, [], ORDER.total, { lines, amount: 1000 })).lines.map((l) => l.amount)).toEqual([
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
  ])('%j is refused: %s', (request, refused) => {
    expect(planRefund(ORDER, [], ORDER.total, request)).toEqual({ refused });
  });

  it('takes earlier refunds into account', () => {
    const first = expectPlan(
      planRefund(ORDER, [], ORDER.total, { lines: [{ order_line_id: 1, quantity: 2 }], shipping: 300 }),
    );
    const refundable = ORDER.total - first.amount;
    expect(planRefund(ORDER, [first], refundable, { lines: [{ order_line_id: 1, quantity: 2 }] })).toEqual({
      refused: 'refund_copies',
    });
    expect(planRefund(ORDER, [first], refundable, { shipping: 201 })).toEqual({ refused: 'refund_shipping' });
    expect(planRefund(ORDER, [first], refundable, { amount: refundable + 1 })).toEqual({ refused: 'refund_too_high' });
  });
});

/** A seeded random number generator. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function createRandomOrder(random: (limit: number) => number): SoldOrder {
  const vat_rate = [0, 5.5, 19, 20, 25.5][random(5)] ?? 0;
  let id = 0;
  const parts = Array.from({ length: 1 + random(3) }, () => {
    const lines = Array.from({ length: 1 + random(4) }, () => {
      const quantity = 1 + random(7);
      return { id: ++id, quantity, total: quantity * (1 + random(9999)) };
    });
    return { discount: random(sum(lines.map(({ total }) => total)) + 1), lines };
  });
  const shipping = random(3000);
  const paid = [...computePaidByLine(parts).values()];
  const vat = sum([...paid, shipping].map((amount) => computeContainedVat(amount, vat_rate)));
  return { parts, shipping, vat_rate, vat, total: sum(paid) + shipping };
}

describe('random refunds of random orders', () => {
  it('never exceed the paid amount, and add up to exactly it and its VAT', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const random = createRandom(seed);
      const order = createRandomOrder(random);
      const lines = order.parts.flatMap((part) => part.lines);
      const refunds: RefundSums[] = [];
      const computeRest = () => order.total - sum(refunds.map(({ amount }) => amount));
      for (let step = 0; step < 12; step++) {
        const line = lines[random(lines.length)];
        const request = {
          ...(random(2) && line && { lines: [{ order_line_id: line.id, quantity: 1 + random(line.quantity) }] }),
          ...(random(3) === 0 && { shipping: random(order.shipping + 1) }),
          ...(random(3) === 0 && { amount: 1 + random(order.total + 10) }),
        };
        const plan = planRefund(order, refunds, computeRest(), request);
        if ('refused' in plan) continue;
        expect(sum(plan.lines.map(({ amount }) => amount)) + plan.shipping).toBeLessThanOrEqual(plan.amount);
        expect(plan.vat).toBeGreaterThanOrEqual(0);
        expect(plan.lines.every(({ amount, vat }) => amount >= 0 && vat >= 0 && vat <= amount)).toBe(true);
        refunds.push(plan);
      }
      expect(computeRest()).toBeGreaterThanOrEqual(0);
      if (computeRest() > 0)
        refunds.push(expectPlan(planRefund(order, refunds, computeRest(), { amount: computeRest() })));
      expect([computeRest(), sum(refunds.map(({ vat }) => vat))]).toEqual([0, order.vat]);
    }
  });

  it('of single copies add up to exactly what was paid for each line', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const order = createRandomOrder(createRandom(seed));
      const refunds: RefundSums[] = [];
      for (const { id, quantity } of order.parts.flatMap((part) => part.lines)) {
        for (let copy = 0; copy < quantity; copy++) {
          const plan = planRefund(order, refunds, order.total, { lines: [{ order_line_id: id, quantity: 1 }] });
          // free copies have no refund
          if (!('refused' in plan)) refunds.push(plan);
          else expect(plan.refused).toBe('refund_empty');
        }
      }
      for (const [id, paid] of computePaidByLine(order.parts)) {
        const lineRefunds = refunds.flatMap(({ lines }) => lines.filter(({ order_line_id }) => order_line_id === id));
        if (paid >= 10)
          expect([sum(lineRefunds.map(({ amount }) => amount)), sum(lineRefunds.map(({ vat }) => vat))]).toEqual([
            paid,
            computeContainedVat(paid, order.vat_rate),
          ]);
      }
    }
  });
});
