import { and, eq, sql } from 'drizzle-orm';
import { isDelayedMethod } from '#domain/payments/payment-methods.ts';
import type { Context } from '#server/core/api/handler.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { mailPaymentFailed } from '../letters/order-mails.ts';
import { releaseOrder, settleOrder } from '../settle-order.ts';
import { lockOrder } from '../staff-order.ts';
import {
  type DeclineCode,
  deleteAnswers,
  getPaymentProvider,
  type PaymentRow,
  payments,
} from '#server/modules/payments/index.ts';
import { refundLateCharge } from '../refunds/refund-late-charge.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';

/** An order and its payment after an update. */
export interface PaymentOutcome {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
}

/**
 * Cancels a payment that waits for 3-D Secure, then its order. Settles the payment when it was made meanwhile; leaves it while the
 * bank processes it, and resolves to `processing`. When it has expired, the customer gets a letter.
 */
export async function endWaitingOrder(
  context: Context,
  paymentId: number,
  auditor: AuditContext,
  isExpired = false,
): Promise<'processing' | undefined> {
  const [payment] = await context.db.select().from(payments).where(eq(payments.id, paymentId));
  if (payment?.status !== 'processing') return undefined;
  const outcome = await getPaymentProvider(payment.provider).cancel(payment.provider_id, context);
  if (outcome === 'processing') return outcome;
  const result = outcome === 'paid' ? 'paid' : ({ status: 'cancelled', isExpired } as const);
  await finishProcessingPayment(context, payment, result, auditor);
  return undefined;
}

/** The processing payments of an order. */
export const listProcessingPayments = (tx: Transaction, orderId: number): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, orderId), eq(payments.status, 'processing')));

/**
 * Cancels the processing payments of a cancelled order with the provider. A payment made meanwhile is refunded; when the
 * provider is unreachable, it is refunded once the customer pays.
 */
export async function withdrawPayments(
  context: Context,
  processingPayments: readonly PaymentRow[],
  auditor: AuditContext,
): Promise<void> {
  for (const payment of processingPayments) {
    try {
      const outcome = await getPaymentProvider(payment.provider).cancel(payment.provider_id, context);
      if (outcome === 'paid') await finishProcessingPayment(context, payment, 'paid', auditor);
    } catch (error) {
      context.log.error({ err: error, payment: payment.id }, 'a payment of a cancelled order could not be withdrawn');
    }
  }
}

/**
 * Records the outcome of a payment that waited for 3-D Secure or the bank, once, and returns the current state. A payment for a
 * cancelled order is refunded. When a delayed payment fails, the customer gets a letter.
 */
export async function finishProcessingPayment(
  context: Context,
  { id, order_id }: Pick<PaymentRow, 'id' | 'order_id'>,
  outcome: 'paid' | { status: 'cancelled' | 'not_paid'; code?: DeclineCode; isExpired?: boolean },
  auditor: AuditContext,
): Promise<PaymentOutcome> {
  let refund: number | undefined;
  const current = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, order_id);
    const payment = await lockPayment(tx, id);
    const isLate = outcome === 'paid' && (payment.status === 'cancelled' || payment.status === 'not_paid');
    if (isLate) {
      const paidPayment = await markPaid(tx, context, payment);
      refund = await refundLateCharge(tx, context, auditor, { order, payment: paidPayment });
      return { order, payment };
    }
    if (payment.status !== 'processing') return { order, payment };
    if (outcome !== 'paid') {
      const { status, code, isExpired } = outcome;
      const failure = { status, ...(code && { code }), at: context.now() };
      // a pledge stays: it can be paid by another card, and is charged again
      if (order.status === 'pledged') return failPledgePayment(tx, order, payment, failure);
      const cancelledOrder = await releaseOrder(tx, order, failure);
      const isDelayed = isDelayedMethod(payment.method);
      if (isExpired || isDelayed) await mailPaymentFailed(tx, context, cancelledOrder, isDelayed);
      return { order: cancelledOrder, payment: { ...payment, status } };
    }
    const paidPayment = await markPaid(tx, context, payment);
    return { order: await settleOrder(tx, context, order), payment: paidPayment };
  });
  if (refund !== undefined) await settleRefund(context, refund, auditor);
  return current;
}

/** Records that a customer's payment of a pledge was not made. The order stays pledged. */
async function failPledgePayment(
  tx: Transaction,
  order: OrderRow,
  { id }: PaymentRow,
  { status, code }: { status: 'cancelled' | 'not_paid'; code?: DeclineCode },
): Promise<PaymentOutcome> {
  const [payment] = await tx
    .update(payments)
    .set({ status, ...(code && { failure_code: code }), version: sql`${payments.version} + 1` })
    .where(eq(payments.id, id))
    .returning();
  const [pledgedOrder] = await tx
    .update(orders)
    .set({ payment_status: 'not_paid', version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning();
  if (!payment || !pledgedOrder) throw new Error(`payment ${id} is gone`);
  await deleteAnswers(tx, order.id);
  return { order: pledgedOrder, payment };
}

/** Marks a payment as paid. */
export async function markPaid(
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const [paidPayment] = await tx
    .update(payments)
    .set({ status: 'paid', paid_at: now(), failure_code: null, version: sql`${payments.version} + 1` })
    .where(eq(payments.id, payment.id))
    .returning();
  if (!paidPayment) throw new Error(`payment ${payment.id} is gone`);
  return paidPayment;
}

/** Loads the payment `FOR UPDATE`. */
export async function lockPayment(tx: Transaction, id: number): Promise<PaymentRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment) throw new Error(`payment ${id} is gone`);
  return payment;
}
