import type { Order, Refund } from '#generated/schemas.ts';
import { sum, toMinor } from '#domain/money.ts';
import { splitByChange, addExchanges } from '#domain/orders/order-changes.ts';
import { countRefundedCopies, type RefundSums, type SoldOrder } from '#domain/payments/refunds.ts';

/** Refundable parts of an order, in minor units. */
export interface Refundable {
  readonly sold: SoldOrder;
  /** Refunds that did not fail, and exchanged amounts. */
  readonly refunds: readonly RefundSums[];
  /** Remaining amount. */
  readonly left: number;
  /** Maximum shipping part of the remaining amount. */
  readonly shippingLeft: number;
  /** Refundable copies by line. */
  readonly copiesLeft: ReadonlyMap<number, number>;
}

/** Computes the refundable parts from the record; the server checks again. */
export function getRefundable(order: Order): Refundable {
  const minor = (amount: number | undefined): number => toMinor(amount ?? 0, order.currency);
  const parts = (order.shop_orders ?? []).map(({ discount, lines }) => ({
    discount: minor(discount),
    lines: lines.map(({ id, quantity, total, price, change_id }) => ({
      ...{ id, quantity, change_id, total: minor(total ?? price * quantity) },
    })),
  }));
  const toSums = ({ amount, shipping, vat, lines = [] }: Pick<Refund, 'amount' | 'shipping' | 'vat' | 'lines'>) => ({
    ...{ amount: minor(amount), shipping: minor(shipping), vat: minor(vat) },
    lines: lines.map((line) => ({ ...line, amount: minor(line.amount), vat: minor(line.vat) })),
  });
  const exchanges = (order.changes ?? []).flatMap(({ status, exchanged }) =>
    status === 'done' && exchanged ? [toSums(exchanged)] : [],
  );
  const repayments = (order.refunds ?? []).filter(({ status }) => status !== 'failed').map(toSums);
  const refunds = [...repayments, ...exchanges];
  const payments = (order.payments ?? []).filter(({ status }) => status === 'paid');
  const repaid = sum(repayments.map(({ amount }) => amount));
  const sold = addExchanges(
    {
      ...{ total: minor(order.total), shipping: minor(order.shipping), vat: minor(order.vat) },
      ...{ vat_rate: order.vat_rate ?? 0, parts: splitByChange(parts) },
    },
    exchanges,
  );
  return {
    sold,
    refunds,
    left: sum(payments.map(({ amount }) => minor(amount))) - Math.max(repaid, minor(order.refunded)),
    shippingLeft: sold.shipping - sum(refunds.map(({ shipping }) => shipping)),
    copiesLeft: new Map(
      parts.flatMap(({ lines }) =>
        lines.map(({ id, quantity }) => [id, quantity - countRefundedCopies(refunds, id)] as const),
      ),
    ),
  };
}
