import { describe, expect, it } from 'vitest';
import { sum } from '#domain/money.ts';
import { planRefund, type RefundSums, type SoldOrder } from '#domain/payments/refunds.ts';
import { computeContainedVat } from '#domain/pricing/vat.ts';
import { restateAtVatRate, computeRemainingVat } from './vat-correction.ts';

/** A seeded random number generator. */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % (limit + 1);
  };
}

const ORDER: SoldOrder = {
  ...{ total: 6590, shipping: 590, vat: 1098, vat_rate: 20 },
  parts: [{ discount: 0, lines: [{ id: 1, quantity: 3, total: 6000 }] }],
};

describe('an order at another rate of VAT', () => {
  it('keeps its total, and contains the VAT of an equal cart', () => {
    const { sold } = restateAtVatRate({ sold: ORDER, given: [] }, 19);
    expect([sold.total, sold.vat, sold.vat_rate]).toEqual([
      6590,
      computeContainedVat(6000, 19) + computeContainedVat(590, 19),
      19,
    ]);
    expect(restateAtVatRate({ sold: ORDER, given: [] }, 0).sold.vat).toBe(0);
  });

  it('keeps the VAT of credit notes, and has none left when fully refunded', () => {
    const refund = planRefund(ORDER, [], 6590, { lines: [{ order_line_id: 1, quantity: 3 }], shipping: 590 });
    if ('refused' in refund) throw new Error(refund.refused);
    const state = restateAtVatRate({ sold: ORDER, given: [refund] }, 0);
    expect(state.given[0]?.vat).toBe(refund.vat);
    expect(state.given[0]?.lines[0]?.vat).toBe(0);
    expect(computeRemainingVat(state)).toBe(0);
  });

  it('has exactly its VAT refunded, whatever the refunds before and after', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const random = createRandom(seed);
      const lines = Array.from({ length: 1 + random(3) }, (_, id) => ({
        id,
        quantity: 1 + random(4),
        total: 100 + random(9000),
      }));
      const goods = sum(lines.map(({ total }) => total));
      const [discount, shipping, rate] = [random(Math.min(99, goods)), random(1500), [0, 19, 20, 25.5][random(3)] ?? 0];
      const total = goods - discount + shipping;
      const sold = { total, shipping, vat: computeContainedVat(total, 20), vat_rate: 20, parts: [{ discount, lines }] };
      const given: RefundSums[] = [];
      const planRandomRefunds = (order: SoldOrder, earlier: readonly RefundSums[]) => {
        const { id } = lines[random(lines.length - 1)] ?? { id: 0 };
        const plan = planRefund(order, earlier, total - sum(earlier.map(({ amount }) => amount)), {
          lines: [{ order_line_id: id, quantity: 1 }],
        });
        return 'refused' in plan ? [] : [plan];
      };
      for (let times = random(3); times > 0; times -= 1) given.push(...planRandomRefunds(sold, given));
      const state = restateAtVatRate({ sold, given }, rate);
      const remainingVat = computeRemainingVat(state);
      const remainingAmount = total - sum(given.map(({ amount }) => amount));
      // to the cent by line, as carts round
      expect(Math.abs(remainingVat - computeContainedVat(remainingAmount, rate))).toBeLessThanOrEqual(lines.length + 2);
      const later: RefundSums[] = planRandomRefunds(state.sold, state.given);
      const refunds = [...state.given, ...later];
      const amount = total - sum(refunds.map((refund) => refund.amount));
      const last = amount > 0 ? planRefund(state.sold, refunds, amount, { amount }) : undefined;
      if (last && 'refused' in last) throw new Error(last.refused);
      expect(sum([...later, ...(last ? [last] : [])].map(({ vat }) => vat))).toBe(remainingVat);
      for (const { vat } of [...later, ...(last ? [last] : [])]) expect(vat).toBeGreaterThanOrEqual(0);
    }
  });
});
