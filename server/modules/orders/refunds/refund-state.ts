import type { RefundSums, SoldOrder } from '#domain/payments/refunds.ts';
import { sum } from '#domain/money.ts';
import { splitByChange, addExchanges } from '#domain/orders/order-changes.ts';
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { disputes, payments, refundLines, type RefundRow, refunds } from '#server/modules/payments/index.ts';
import { type OrderRow } from '../orders.table.ts';
import { orderLines, shopOrders } from '../shop-orders.table.ts';
import { orderChanges } from '../order-changes.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundLineRow = typeof refundLines.$inferSelect;

/** A payment and its refundable amount in minor units. */
export interface RefundablePayment {
  readonly payment: PaymentRow;
  readonly left: number;
}

/** Sums of a refund, or of an exchange by a change of the order. */
export type RefundOrExchange = RefundSums & { readonly refund_id?: number; readonly change_id?: number };

/** Sold amounts, refunds and exchanges (without failed refunds), and the refundable amount by payment. */
export interface RefundState {
  readonly sold: SoldOrder;
  readonly given: RefundOrExchange[];
  /** The payment with the most left first. */
  readonly refundablePayments: readonly RefundablePayment[];
}

/** The lines of refunds, by refund. */
export async function readRefundLines(db: Queryable, ids: readonly number[]): Promise<Map<number, RefundLineRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(refundLines)
    .where(inArray(refundLines.refund_id, [...ids]))
    .orderBy(asc(refundLines.order_line_id));
  return Map.groupBy(rows, ({ refund_id }) => refund_id);
}

/** Reads the refund state of an order. Lock the order to rely on it. */
export async function readRefundState(tx: Queryable, order: OrderRow): Promise<RefundState> {
  const parts = await tx.select().from(shopOrders).where(eq(shopOrders.order_id, order.id)).orderBy(asc(shopOrders.id));
  const lines = await tx.select().from(orderLines).where(eq(orderLines.order_id, order.id)).orderBy(asc(orderLines.id));
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.order_id, order.id), ne(refunds.status, 'failed')))
    .orderBy(asc(refunds.id));
  const linesByRefund = await readRefundLines(
    tx,
    rows.map(({ id }) => id),
  );
  const exchanges = await readExchanges(tx, order.id);
  const sold: SoldOrder = {
    total: order.total,
    shipping: order.shipping,
    vat: order.vat,
    vat_rate: order.vat_rate,
    parts: splitByChange(
      parts.map(({ id, discount }) => ({
        discount,
        lines: lines.filter(({ shop_order_id }) => shop_order_id === id),
      })),
    ),
  };
  const given = rows.map(({ id, amount, shipping, vat }) => ({
    ...{ refund_id: id, amount, shipping, vat },
    lines: linesByRefund.get(id) ?? [],
  }));
  return {
    sold: addExchanges(sold, exchanges),
    given: [...given, ...exchanges],
    refundablePayments: await readRefundablePayments(tx, order.id, rows),
  };
}

/** The exchanges within an order. */
async function readExchanges(tx: Queryable, orderId: number): Promise<(RefundOrExchange & { change_id: number })[]> {
  const { id, order_id, status, exchanged } = orderChanges;
  const rows = await tx
    .select({ change_id: id, exchanged })
    .from(orderChanges)
    .where(and(eq(order_id, orderId), eq(status, 'done'), isNotNull(exchanged)))
    .orderBy(asc(id));
  return rows.flatMap((row) => (row.exchanged ? [{ ...row.exchanged, change_id: row.change_id }] : []));
}

/** The refundable amount of each payment; disputed payments have none until the dispute is won. */
async function readRefundablePayments(
  tx: Queryable,
  orderId: number,
  refundRows: readonly RefundRow[],
): Promise<RefundablePayment[]> {
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, orderId), eq(payments.status, 'paid')))
    .orderBy(asc(payments.id));
  const disputeRows = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.order_id, orderId), ne(disputes.status, 'won')));
  const sumAmounts = (id: number, rows: readonly { payment_id: number; amount: number }[]): number =>
    sum(rows.filter(({ payment_id }) => payment_id === id).map(({ amount }) => amount));
  return paid
    .map((payment) => ({
      payment,
      left: Math.max(0, payment.amount - sumAmounts(payment.id, refundRows) - sumAmounts(payment.id, disputeRows)),
    }))
    .toSorted((one, other) => other.left - one.left);
}
