// Refunds: shares of lines, reductions and VAT to the minor unit. The last refund takes the rest.
import { allocate, roundMinor, sum } from '#domain/money.ts';
import { computeContainedVat } from '#domain/pricing/vat.ts';

/** A line as it was sold; `total` is minor, before reductions. */
export interface SoldLine {
  readonly id: number;
  readonly quantity: number;
  readonly total: number;
}

/** The part of an order that one shop fulfils; its reduction is spread over its lines. */
export interface SoldPart {
  readonly discount: number;
  readonly lines: readonly SoldLine[];
}

/** Sums of an order in minor units; `vat` is contained in `total`, `vat_rate` in per cent. */
export interface SoldOrder {
  readonly total: number;
  readonly shipping: number;
  readonly vat: number;
  readonly vat_rate: number;
  readonly parts: readonly SoldPart[];
}

/** Refunded copies of a line with their amount. */
export interface RefundedLine {
  readonly order_line_id: number;
  readonly quantity: number;
  readonly amount: number;
  readonly vat: number;
}

/** A refund: `amount` includes lines, `shipping` and other amounts; `vat` is contained in it. */
export interface RefundSums {
  readonly amount: number;
  readonly shipping: number;
  readonly vat: number;
  readonly lines: readonly RefundedLine[];
}

/** A requested refund: copies, shipping and total; the total defaults to the value of copies and shipping. */
export interface RefundRequest {
  readonly amount?: number;
  readonly shipping?: number;
  readonly lines?: readonly { readonly order_line_id: number; readonly quantity: number }[];
}

/** Reason of a rejected refund; also a translation key under `errors`. */
export type RefundRefusal = 'refund_empty' | 'refund_too_high' | 'refund_copies' | 'refund_shipping';

/** Amount paid for each line less its reduction. Adds up to items − discount of the parts. */
export function computePaidByLine(parts: readonly SoldPart[]): ReadonlyMap<number, number> {
  return new Map(
    parts.flatMap(({ discount, lines }) => {
      const totals = lines.map(({ total }) => total);
      const discounts = allocate(discount, totals);
      return lines.map(({ id, total }, index) => [id, total - (discounts[index] ?? 0)] as const);
    }),
  );
}

/** Value of the next copies of a line; all copies add up to the paid amount. */
export function computeRefundValue(paid: number, quantity: number, refundedCopies: number, copies: number): number {
  const computeValue = (count: number): number => roundMinor((paid * count) / quantity);
  return computeValue(refundedCopies + copies) - computeValue(refundedCopies);
}

/** Number of refunded copies of a line. */
export function countRefundedCopies(refunds: readonly Pick<RefundSums, 'lines'>[], lineId: number): number {
  return sum(filterLine(refunds, lineId).map(({ quantity }) => quantity));
}

function filterLine(refunds: readonly Pick<RefundSums, 'lines'>[], lineId: number): RefundedLine[] {
  return refunds.flatMap(({ lines }) => lines.filter(({ order_line_id }) => order_line_id === lineId));
}

/**
 * Plans a refund after earlier ones (without failed ones). A lower amount is spread over copies and shipping; an excess
 * is not assigned. `refundable` is the amount that can still be refunded.
 */
export function planRefund(
  order: SoldOrder,
  refunds: readonly RefundSums[],
  refundable: number,
  request: RefundRequest,
): RefundSums | { refused: RefundRefusal } {
  const paid = computePaidByLine(order.parts);
  const sold = new Map(order.parts.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)));
  const shipping = request.shipping ?? 0;
  if (shipping > order.shipping - sum(refunds.map((refund) => refund.shipping))) return { refused: 'refund_shipping' };
  const requested = new Map<number, number>();
  for (const { order_line_id, quantity } of request.lines ?? [])
    requested.set(order_line_id, (requested.get(order_line_id) ?? 0) + quantity);
  const copyValues: { id: number; quantity: number; value: number }[] = [];
  for (const [id, quantity] of requested) {
    const line = sold.get(id);
    const refundedCopies = countRefundedCopies(refunds, id);
    if (!line || refundedCopies + quantity > line.quantity) return { refused: 'refund_copies' };
    const lineBalance = (paid.get(id) ?? 0) - sum(filterLine(refunds, id).map(({ amount }) => amount));
    const value = Math.min(computeRefundValue(paid.get(id) ?? 0, line.quantity, refundedCopies, quantity), lineBalance);
    copyValues.push({ id, quantity, value });
  }
  const weights = [...copyValues.map(({ value }) => value), shipping];
  const requestedValue = sum(weights);
  const amount = request.amount ?? requestedValue;
  if (amount <= 0) return { refused: 'refund_empty' };
  if (amount > refundable) return { refused: 'refund_too_high' };
  const shares = requestedValue > 0 ? allocate(Math.min(amount, requestedValue), weights) : weights;
  const lines = copyValues.map(({ id, quantity }, index): RefundedLine => {
    const share = shares[index] ?? 0;
    return {
      order_line_id: id,
      quantity,
      amount: share,
      vat: computeVatShare(share, paid.get(id) ?? 0, filterLine(refunds, id), order.vat_rate),
    };
  });
  const shippingShare = shares.at(-1) ?? 0;
  const unassigned = amount - sum(lines.map((line) => line.amount));
  const remainingVat = order.vat - sum(refunds.map(({ vat }) => vat));
  const isLast = amount + sum(refunds.map((refund) => refund.amount)) >= order.total;
  const vat = isLast
    ? remainingVat
    : sum(lines.map((line) => line.vat)) + computeContainedVat(unassigned, order.vat_rate);
  return { amount, shipping: shippingShare, lines, vat: Math.max(0, Math.min(vat, remainingVat)) };
}

/** VAT of a share of a line at the order's rate; the last share takes the rest of the line's VAT. */
function computeVatShare(share: number, paid: number, lineRefunds: readonly RefundedLine[], rate: number): number {
  const vat = computeContainedVat(paid, rate) - sum(lineRefunds.map((refund) => refund.vat));
  const isLast = share + sum(lineRefunds.map(({ amount }) => amount)) >= paid;
  return isLast ? vat : Math.min(computeContainedVat(share, rate), vat);
}
