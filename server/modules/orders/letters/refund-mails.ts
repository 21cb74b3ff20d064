import { fromMinor } from '#domain/money.ts';
import type { Copies } from '#domain/fulfilment/parcels.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { mailCustomer } from './order-mails.ts';
import { createCancelledLetter, createRefundedLetter } from './refund-messages.ts';
import type { OrderRow } from '../orders.table.ts';
import type { SoldBox } from '../sold-boxes.ts';
import { payments, refundLines, type RefundRow } from '#server/modules/payments/index.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Notifies the customer of a refund: amount, card and lines. */
export async function mailRefund(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  { id, amount, payment_id, comment }: RefundRow,
): Promise<void> {
  const lines = await tx.select().from(refundLines).where(eq(refundLines.refund_id, id));
  const [payment] = await tx.select().from(payments).where(eq(payments.id, payment_id));
  const refund = {
    amount: fromMinor(amount, order.currency),
    copies: new Map(lines.map(({ order_line_id, quantity }) => [order_line_id, quantity])),
    card: payment?.card_last4 ?? null,
    comment,
  };
  await mailCustomer(tx, context, order, (mail) => createRefundedLetter(mail, refund));
}

interface Cancellation {
  /** Refunded amount in minor units. */
  readonly amount: number;
  /** Cancelled copies; not listed when the whole order is cancelled. */
  readonly copies: readonly Copies[];
  /** Boxes that end with the order. */
  readonly boxes?: readonly SoldBox[];
  readonly comment?: string | null;
}

/** Notifies the customer that an order or lines of it are cancelled, and of the refund. */
export async function mailCancelled(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  { amount, copies, boxes = [], comment }: Cancellation,
): Promise<void> {
  const listedCopies = order.status === 'cancelled' ? [] : copies;
  const cancellation = {
    amount: fromMinor(amount, order.currency),
    copies: new Map(listedCopies.map(({ order_line_id, quantity }) => [order_line_id, quantity])),
    boxes,
    comment,
  };
  await mailCustomer(tx, context, order, (mail) => createCancelledLetter(mail, cancellation));
}
