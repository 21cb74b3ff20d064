import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import type { OrderRow } from '../orders.table.ts';
import { releaseOrder, settleOrder } from '../settle-order.ts';
import { lockOrder } from '../staff-order.ts';
import { type DeclineCode, paymentProvider, type PaymentRow, payments } from '#server/modules/payments/index.ts';
import { refundLateCharge } from '../refunds/refund-late-charge.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

/** How the payment of an order stands. */
export interface Ended {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
}

/**
 * Ends a payment that waits for 3-D Secure: cancels it with the provider, then its order. One that the provider was paid
 * meanwhile is settled instead.
 */
export async function endWaitingOrder(context: Context, paymentId: number, auditor: AuditContext): Promise<void> {
  const [known] = await context.db.select().from(payments).where(eq(payments.id, paymentId));
  if (known?.status !== 'processing') return;
  const outcome = await paymentProvider(known.provider).cancel(known.provider_id, context);
  await finishWaiting(context, known, outcome === 'paid' ? 'paid' : { status: 'cancelled' }, auditor);
}

/** The payments of an order that are under way with the provider. */
export const waitingPayments = (tx: Transaction, orderId: number): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, orderId), eq(payments.status, 'processing')));

/**
 * Cancels payments with the provider whose order was given up, so that nobody pays for what she will not get. One that was
 * paid meanwhile is given back; where the provider cannot be asked, that happens once the customer pays.
 */
export async function withdrawPayments(
  context: Context,
  waiting: readonly PaymentRow[],
  auditor: AuditContext,
): Promise<void> {
  for (const payment of waiting) {
    try {
      const outcome = await paymentProvider(payment.provider).cancel(payment.provider_id, context);
      if (outcome === 'paid') await finishWaiting(context, payment, 'paid', auditor);
    } catch (error) {
      context.log.error({ err: error, payment: payment.id }, 'a payment of a cancelled order could not be withdrawn');
    }
  }
}

/**
 * Writes what came of a payment that waited for 3-D Secure, once; answers how it stands then. What was paid for an order that
 * was given up meanwhile goes back.
 */
export async function finishWaiting(
  context: Context,
  { id, order_id }: Pick<PaymentRow, 'id' | 'order_id'>,
  outcome: 'paid' | { status: 'cancelled' | 'not_paid'; code?: DeclineCode },
  auditor: AuditContext,
): Promise<Ended> {
  let refund: number | undefined;
  const ended = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, order_id);
    const payment = await lockPayment(tx, id);
    const isLate = outcome === 'paid' && (payment.status === 'cancelled' || payment.status === 'not_paid');
    if (isLate) {
      const paid = await markPaid(tx, context, payment);
      refund = await refundLateCharge(tx, context, auditor, { order, payment: paid });
      return { order, payment };
    }
    if (payment.status !== 'processing') return { order, payment };
    if (outcome !== 'paid') {
      const { status, code } = outcome;
      const released = await releaseOrder(tx, order, { status, ...(code && { code }) });
      return { order: released, payment: { ...payment, status } };
    }
    const paid = await markPaid(tx, context, payment);
    return { order: await settleOrder(tx, context, order), payment: paid };
  });
  if (refund !== undefined) await settleRefund(context, refund, auditor);
  return ended;
}

/** Writes that a payment that was under way is paid. */
export async function markPaid(
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const [paid] = await tx
    .update(payments)
    .set({ status: 'paid', paid_at: now(), failure_code: null, version: sql`${payments.version} + 1` })
    .where(eq(payments.id, payment.id))
    .returning();
  if (!paid) throw new Error(`payment ${payment.id} is gone`);
  return paid;
}

/** Loads the payment `FOR UPDATE`. */
export async function lockPayment(tx: Transaction, id: number): Promise<PaymentRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment) throw new Error(`payment ${id} is gone`);
  return payment;
}
