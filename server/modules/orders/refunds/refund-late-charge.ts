import { sql, eq } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { type PaymentRow, refunds } from '#server/modules/payments/index.ts';
import type { Transaction } from '#server/core/database/database.ts';

/**
 * Writes the refund of a payment whose order or change is no longer possible, and returns its id; call `settleRefund` after
 * the commit. Mails the customer.
 */
export async function refundLateCharge(
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  auditor: AuditContext,
  { order, payment }: { order: OrderRow; payment: PaymentRow },
): Promise<number> {
  const isOfOrder = payment.change_id === null;
  const [refund] = await tx
    .insert(refunds)
    .values({
      ...{ order_id: order.id, payment_id: payment.id, change_id: payment.change_id },
      ...{ amount: payment.amount, currency: payment.currency, reason: 'out_of_stock', notify: true },
      ...{ shipping: isOfOrder ? order.shipping : 0, vat: isOfOrder ? order.vat : 0, created_at: now() },
      comment: 'Paid after the reservation had ended.',
    })
    .returning();
  if (!refund) throw new Error('The database did not return the refund.');
  await auditChange(tx, auditor, 'refunds', refund.id, undefined, refund);
  await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id));
  return refund.id;
}
