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

/** Mails the customer about a refund: amount, card and items. */
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
  /** Refunded amount in minor units. */
  readonly amount: number;
  /** Cancelled copies; not listed when the whole order is cancelled. */
  readonly copies: readonly Copies[];
  readonly comment?: string | null;
}

/** Mails the customer about a cancelled order or cancelled lines and the refund. */
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
