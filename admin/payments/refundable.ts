import type { Order } from '#generated/schemas.ts';
import { sum, toMinor } from '#domain/money.ts';
import { refundedCopies, type RefundSums, type SoldOrder } from '#domain/refunds.ts';

/** An order as rules of refunds see it: minor amounts. */
export interface Refundable {
  readonly sold: SoldOrder;
  readonly given: readonly RefundSums[];
  /** What of the customer's money is still here. */
  readonly left: number;
  /** What of it is shipping, at most. */
  readonly shippingLeft: number;
  /** Copies that can still be given back, by line. */
  readonly copiesLeft: ReadonlyMap<number, number>;
}

/** Reads a record of the wire; the server decides with what it knows itself. */
export function refundableOf(order: Order): Refundable {
  const minor = (amount: number | undefined): number => toMinor(amount ?? 0, order.currency);
  const parts = (order.shop_orders ?? []).map(({ discount, lines }) => ({
    discount: minor(discount),
    lines: lines.map(({ id, quantity, total, price }) => ({ id, quantity, total: minor(total ?? price * quantity) })),
  }));
  const given = (order.refunds ?? [])
    .filter(({ status }) => status !== 'failed')
    .map((refund) => ({
      amount: minor(refund.amount),
      shipping: minor(refund.shipping),
      vat: minor(refund.vat),
      lines: (refund.lines ?? []).map((line) => ({ ...line, amount: minor(line.amount), vat: minor(line.vat) })),
    }));
  const paid = (order.payments ?? []).filter(({ status }) => status === 'paid');
  const back = sum(given.map(({ amount }) => amount));
  return {
    sold: {
      total: minor(order.total),
      shipping: minor(order.shipping),
      vat: minor(order.vat),
      vat_rate: order.vat_rate ?? 0,
      parts,
    },
    given,
    left: sum(paid.map(({ amount }) => minor(amount))) - Math.max(back, minor(order.refunded)),
    shippingLeft: minor(order.shipping) - sum(given.map(({ shipping }) => shipping)),
    copiesLeft: new Map(
      parts.flatMap(({ lines }) =>
        lines.map(({ id, quantity }) => [id, quantity - refundedCopies(given, id)] as const),
      ),
    ),
  };
}
