import { fromMinor } from '#domain/money.ts';
import type { Copies } from '#domain/fulfilment/parcels.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { mailCustomer } from '#server/core/mail/mail.ts';
import { orderMail } from './order-mails.ts';
import { orderCancelled, orderRefunded } from './refund-messages.ts';
import type { OrderRow } from '../orders.table.ts';
import { payments, refundLines, type RefundRow } from '#server/modules/payments/index.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Tells the customer that money is on its way back to her, how much, to which card and for what. */
export async function mailRefund(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  { id, amount, payment_id, comment }: RefundRow,
): Promise<void> {
  const mail = await orderMail(tx, context, order);
  const lines = await tx.select().from(refundLines).where(eq(refundLines.refund_id, id));
  const [payment] = await tx.select().from(payments).where(eq(payments.id, payment_id));
  const message = orderRefunded(mail, {
    amount: fromMinor(amount, order.currency),
    copies: new Map(lines.map(({ order_line_id, quantity }) => [order_line_id, quantity])),
    card: payment?.card_last4 ?? null,
    comment,
  });
  await mailCustomer(tx, context, order, 'order_refunded', message);
}

interface Cancelled {
  /** What is given back; minor. */
  readonly amount: number;
  /** Copies that will not be sent; of an order that is cancelled as a whole they need no naming. */
  readonly copies: readonly Copies[];
  readonly comment?: string | null;
}

/** Tells the customer that an order, or lines of it, will not be sent, and what she gets back. */
export async function mailCancelled(
  tx: Queryable,
  context: Context,
  order: OrderRow,
  { amount, copies, comment }: Cancelled,
): Promise<void> {
  const mail = await orderMail(tx, context, order);
  const message = orderCancelled(mail, {
    amount: fromMinor(amount, order.currency),
    copies: new Map(
      order.status === 'cancelled' ? [] : copies.map(({ order_line_id, quantity }) => [order_line_id, quantity]),
    ),
    comment,
  });
  await mailCustomer(tx, context, order, 'order_cancelled', message);
}
