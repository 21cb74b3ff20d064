// What is given back for what: shares of lines, of reductions and of VAT, to the minor unit. The last one takes the rest.
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

/** What an order came to; amounts are minor, `vat` is contained in `total`, `vat_rate` is in per cent. */
export interface SoldOrder {
  readonly total: number;
  readonly shipping: number;
  readonly vat: number;
  readonly vat_rate: number;
  readonly parts: readonly SoldPart[];
}

/** Copies of a line with what is given back for them. */
export interface RefundedLine {
  readonly order_line_id: number;
  readonly quantity: number;
  readonly amount: number;
  readonly vat: number;
}

/** A refund: `amount` holds its lines, its `shipping` and whatever else is given back; `vat` is contained in it. */
export interface RefundSums {
  readonly amount: number;
  readonly shipping: number;
  readonly vat: number;
  readonly lines: readonly RefundedLine[];
}

/** What is wanted: copies, shipping, and what is given back in all; what copies and shipping are worth when absent. */
export interface RefundWish {
  readonly amount?: number;
  readonly shipping?: number;
  readonly lines?: readonly { readonly order_line_id: number; readonly quantity: number }[];
}

/** Why a refund cannot be; also a translation key under `errors`. */
export type RefundRefusal = 'refund_empty' | 'refund_too_high' | 'refund_copies' | 'refund_shipping';

/** What was paid for each line, its reduction taken off. Adds up to items − discount of the parts. */
export function paidForLines(parts: readonly SoldPart[]): ReadonlyMap<number, number> {
  return new Map(
    parts.flatMap(({ discount, lines }) => {
      const totals = lines.map(({ total }) => total);
      const discounts = allocate(discount, totals);
      return lines.map(({ id, total }, index) => [id, total - (discounts[index] ?? 0)] as const);
    }),
  );
}

/** What the next copies of a line are worth; all copies together are worth exactly what was paid. */
export function worthOfCopies(paid: number, quantity: number, before: number, copies: number): number {
  const upTo = (count: number): number => roundMinor((paid * count) / quantity);
  return upTo(before + copies) - upTo(before);
}

/** Copies of a line that were refunded so far. */
export function refundedCopies(given: readonly Pick<RefundSums, 'lines'>[], lineId: number): number {
  return sum(ofLine(given, lineId).map(({ quantity }) => quantity));
}

function ofLine(given: readonly Pick<RefundSums, 'lines'>[], lineId: number): RefundedLine[] {
  return given.flatMap(({ lines }) => lines.filter(({ order_line_id }) => order_line_id === lineId));
}

/**
 * Plans a refund beside those `given` before (failed ones left out). Less than copies and shipping are worth is spread
 * over them; more is given back for nothing in particular. `left` is what of the customer's money is still here.
 */
export function planRefund(
  order: SoldOrder,
  given: readonly RefundSums[],
  left: number,
  wish: RefundWish,
): RefundSums | { refused: RefundRefusal } {
  const paid = paidForLines(order.parts);
  const sold = new Map(order.parts.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)));
  const shipping = wish.shipping ?? 0;
  if (shipping > order.shipping - sum(given.map((refund) => refund.shipping))) return { refused: 'refund_shipping' };
  const wished = new Map<number, number>();
  for (const { order_line_id, quantity } of wish.lines ?? [])
    wished.set(order_line_id, (wished.get(order_line_id) ?? 0) + quantity);
  const worths: { id: number; quantity: number; worth: number }[] = [];
  for (const [id, quantity] of wished) {
    const line = sold.get(id);
    const before = refundedCopies(given, id);
    if (!line || before + quantity > line.quantity) return { refused: 'refund_copies' };
    const rest = (paid.get(id) ?? 0) - sum(ofLine(given, id).map(({ amount }) => amount));
    const worth = Math.min(worthOfCopies(paid.get(id) ?? 0, line.quantity, before, quantity), rest);
    worths.push({ id, quantity, worth });
  }
  const weights = [...worths.map(({ worth }) => worth), shipping];
  const whole = sum(weights);
  const amount = wish.amount ?? whole;
  if (amount <= 0) return { refused: 'refund_empty' };
  if (amount > left) return { refused: 'refund_too_high' };
  const shares = whole > 0 ? allocate(Math.min(amount, whole), weights) : weights;
  const lines = worths.map(({ id, quantity }, index): RefundedLine => {
    const share = shares[index] ?? 0;
    return {
      order_line_id: id,
      quantity,
      amount: share,
      vat: vatShare(share, paid.get(id) ?? 0, ofLine(given, id), order.vat_rate),
    };
  });
  const shipped = shares.at(-1) ?? 0;
  const rest = amount - sum(lines.map((line) => line.amount));
  const vatLeft = order.vat - sum(given.map(({ vat }) => vat));
  const isLast = amount + sum(given.map((refund) => refund.amount)) >= order.total;
  const vat = isLast ? vatLeft : sum(lines.map((line) => line.vat)) + vatContained(rest, order.vat_rate);
  return { amount, shipping: shipped, lines, vat: Math.max(0, Math.min(vat, vatLeft)) };
}

/** The VAT of a share of a line: by the order's rate, and of its last share what is left of the line's own VAT. */
function vatShare(share: number, paid: number, before: readonly RefundedLine[], rate: number): number {
  const left = vatContained(paid, rate) - sum(before.map(({ vat }) => vat));
  const isLast = share + sum(before.map(({ amount }) => amount)) >= paid;
  return isLast ? left : Math.min(vatContained(share, rate), left);
}
