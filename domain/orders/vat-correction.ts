// The VAT of an order whose destination changes after payment: prices stay, the VAT contained in them becomes another one.
import { sum } from '#domain/money.ts';
import { paidForLines, type RefundSums, type SoldOrder } from '#domain/payments/refunds.ts';
import { vatContained } from '#domain/pricing/vat.ts';

/** What was sold, what was given back or exchanged of it before. */
export interface SoldAndRefunded<Given extends RefundSums> {
  readonly sold: SoldOrder;
  readonly given: readonly Given[];
}

/** VAT of what was sold and not given back, minor. */
export const remainingVat = ({ sold, given }: SoldAndRefunded<RefundSums>): number =>
  sold.vat - sum(given.map(({ vat }) => vat));

/**
 * An order with the VAT of another rate. What stands of it has exactly the VAT that a cart of it would have. Refunds keep the VAT
 * that their credit notes state; their lines are restated, because the next refund of a line counts on from them.
 */
export function restateAtVatRate<Given extends RefundSums>(
  { sold, given }: SoldAndRefunded<Given>,
  vat_rate: number,
): { sold: SoldOrder; given: Given[] } {
  const paid = paidForLines(sold.parts);
  const soFar = new Map<number, number>();
  const restated = given.map((refund) => ({
    ...refund,
    lines: refund.lines.map((line) => {
      const before = soFar.get(line.order_line_id) ?? 0;
      soFar.set(line.order_line_id, before + line.amount);
      return { ...line, vat: vatContained(before + line.amount, vat_rate) - vatContained(before, vat_rate) };
    }),
  }));
  const lines = sum(
    [...paid].map(([id, amount]) => vatContained(amount, vat_rate) - vatContained(soFar.get(id) ?? 0, vat_rate)),
  );
  const others = sold.total - sum([...paid.values()]);
  const othersGiven = sum(given.map(({ amount }) => amount)) - sum([...soFar.values()]);
  const standing = Math.max(0, lines + vatContained(others, vat_rate) - vatContained(othersGiven, vat_rate));
  return {
    sold: { ...sold, vat_rate, vat: standing + sum(given.map(({ vat }) => vat)) },
    given: restated,
  };
}
