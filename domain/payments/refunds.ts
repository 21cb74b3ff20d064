// Refunds: shares of lines, reductions and VAT to the minor unit. The last refund takes the rest.
import { allocate, roundMinor, sum } from '#domain/money.ts';
import { vatContained } from '#domain/pricing/vat.ts';

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
export function computeRefundValue(paid: number, quantity: number, before: number, copies: number): number {
  const upTo = (count: number): number => roundMinor((paid * count) / quantity);
  return upTo(before + copies) - upTo(before);
}

/** Number of refunded copies of a line. */
export function countRefundedCopies(given: readonly Pick<RefundSums, 'lines'>[], lineId: number): number {
  return sum(filterLine(given, lineId).map(({ quantity }) => quantity));
}

function filterLine(given: readonly Pick<RefundSums, 'lines'>[], lineId: number): RefundedLine[] {
  return given.flatMap(({ lines }) => lines.filter(({ order_line_id }) => order_line_id === lineId));
}

/**
 * Plans a refund after the `given` ones (without failed ones). A lower amount is spread over copies and shipping; an excess is
 * not assigned. `left` is the refundable amount.
 */
export function planRefund(
  order: SoldOrder,
  given: readonly RefundSums[],
  left: number,
  request: RefundRequest,
): RefundSums | { refused: RefundRefusal } {
  const paid = computePaidByLine(order.parts);
  const sold = new Map(order.parts.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)));
  const shipping = request.shipping ?? 0;
  if (shipping > order.shipping - sum(given.map((refund) => refund.shipping))) return { refused: 'refund_shipping' };
  const requested = new Map<number, number>();
  for (const { order_line_id, quantity } of request.lines ?? [])
    requested.set(order_line_id, (requested.get(order_line_id) ?? 0) + quantity);
  const worths: { id: number; quantity: number; worth: number }[] = [];
  for (const [id, quantity] of requested) {
    const line = sold.get(id);
    const before = countRefundedCopies(given, id);
    if (!line || before + quantity > line.quantity) return { refused: 'refund_copies' };
    const rest = (paid.get(id) ?? 0) - sum(filterLine(given, id).map(({ amount }) => amount));
    const worth = Math.min(computeRefundValue(paid.get(id) ?? 0, line.quantity, before, quantity), rest);
    worths.push({ id, quantity, worth });
  }
  const weights = [...worths.map(({ worth }) => worth), shipping];
  const whole = sum(weights);
  const amount = request.amount ?? whole;
  if (amount <= 0) return { refused: 'refund_empty' };
  if (amount > left) return { refused: 'refund_too_high' };
  const shares = whole > 0 ? allocate(Math.min(amount, whole), weights) : weights;
  const lines = worths.map(({ id, quantity }, index): RefundedLine => {
    const share = shares[index] ?? 0;
    return {
      order_line_id: id,
      quantity,
      amount: share,
      vat: computeVatShare(share, paid.get(id) ?? 0, filterLine(given, id), order.vat_rate),
    };
  });
  const shipped = shares.at(-1) ?? 0;
  const rest = amount - sum(lines.map((line) => line.amount));
  const vatLeft = order.vat - sum(given.map(({ vat }) => vat));
  const isLast = amount + sum(given.map((refund) => refund.amount)) >= order.total;
  const vat = isLast ? vatLeft : sum(lines.map((line) => line.vat)) + vatContained(rest, order.vat_rate);
  return { amount, shipping: shipped, lines, vat: Math.max(0, Math.min(vat, vatLeft)) };
}

/** VAT of a share of a line at the order's rate; the last share takes the rest of the line's VAT. */
function computeVatShare(share: number, paid: number, before: readonly RefundedLine[], rate: number): number {
  const left = vatContained(paid, rate) - sum(before.map(({ vat }) => vat));
  const isLast = share + sum(before.map(({ amount }) => amount)) >= paid;
  return isLast ? left : Math.min(vatContained(share, rate), left);
}
