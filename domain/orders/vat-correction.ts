// VAT of an order whose destination changes after payment: gross prices stay, the contained VAT changes.
import { sum } from '#domain/money.ts';
import { computePaidByLine, type RefundSums, type SoldOrder } from '#domain/payments/refunds.ts';
import { computeContainedVat } from '#domain/pricing/vat.ts';

/** A sold order with its earlier refunds and exchanges. */
export interface SoldAndRefunded<Refund extends RefundSums> {
  readonly sold: SoldOrder;
  readonly given: readonly Refund[];
}

/** VAT of what was sold and not refunded, in minor units. */
export const computeRemainingVat = ({ sold, given: refunds }: SoldAndRefunded<RefundSums>): number =>
  sold.vat - sum(refunds.map(({ vat }) => vat));

/**
 * Restates the VAT of an order at another rate. The remaining part has exactly the VAT of an equal cart. Refunds keep the VAT of
 * their credit notes; their lines are restated, because later refunds of a line continue from them.
 */
export function restateAtVatRate<Refund extends RefundSums>(
  { sold, given: refunds }: SoldAndRefunded<Refund>,
  vat_rate: number,
): { sold: SoldOrder; given: Refund[] } {
  const paid = computePaidByLine(sold.parts);
  const refundedByLine = new Map<number, number>();
  const restated = refunds.map((refund) => ({
    ...refund,
    lines: refund.lines.map((line) => {
      const refunded = refundedByLine.get(line.order_line_id) ?? 0;
      refundedByLine.set(line.order_line_id, refunded + line.amount);
      return {
        ...line,
        vat: computeContainedVat(refunded + line.amount, vat_rate) - computeContainedVat(refunded, vat_rate),
      };
    }),
  }));
  const lines = sum(
    [...paid].map(
      ([id, amount]) =>
        computeContainedVat(amount, vat_rate) - computeContainedVat(refundedByLine.get(id) ?? 0, vat_rate),
    ),
  );
  const otherAmount = sold.total - sum([...paid.values()]);
  const otherRefunds = sum(refunds.map(({ amount }) => amount)) - sum([...refundedByLine.values()]);
  const remainingVat = Math.max(
    0,
    lines + computeContainedVat(otherAmount, vat_rate) - computeContainedVat(otherRefunds, vat_rate),
  );
  return {
    sold: { ...sold, vat_rate, vat: remainingVat + sum(refunds.map(({ vat }) => vat)) },
    given: restated,
  };
}
