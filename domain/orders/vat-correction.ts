// VAT of an order whose destination changes after payment: gross prices stay, the contained VAT changes.
import { sum } from '#domain/money.ts';
import { computePaidByLine, type RefundSums, type SoldOrder } from '#domain/payments/refunds.ts';
import { vatContained } from '#domain/pricing/vat.ts';

/** A sold order with its earlier refunds and exchanges. */
export interface SoldAndRefunded<Given extends RefundSums> {
  readonly sold: SoldOrder;
  readonly given: readonly Given[];
}

/** VAT of what was sold and not refunded, in minor units. */
export const computeRemainingVat = ({ sold, given }: SoldAndRefunded<RefundSums>): number =>
  sold.vat - sum(given.map(({ vat }) => vat));

/**
 * Restates the VAT of an order at another rate. The remaining part has exactly the VAT of an equal cart. Refunds keep the VAT of
 * their credit notes; their lines are restated, because later refunds of a line continue from them.
 */
export function restateAtVatRate<Given extends RefundSums>(
  { sold, given }: SoldAndRefunded<Given>,
  vat_rate: number,
): { sold: SoldOrder; given: Given[] } {
  const paid = computePaidByLine(sold.parts);
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
