import type { Call, Context } from '#server/core/api/handler.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { applyPaidChange, toCustomerProblem } from './apply-paid-change.ts';
import { checkApplicable, endChangePayment } from './pay-change.ts';
import { lockChange } from './read-changes.ts';
import type { OrderRow } from '../orders.table.ts';
import { lockOrder } from '../staff-order.ts';
import { declinedProblem, getPaymentProvider, type PaymentRow } from '#server/modules/payments/index.ts';
import { lockPayment, markPaid } from '../checkout/end-waiting-order.ts';
import { refundLateCharge } from '../refunds/refund-late-charge.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { type Rates, readRates } from '#server/modules/pricing/index.ts';

interface ChangePayment {
  readonly payment: PaymentRow;
  readonly changeId: number;
}

/**
 * Completes the payment of a change after 3-D Secure. Checks first that the change still applies; if it stops applying
 * afterwards, the payment is refunded.
 */
export async function confirmChange(call: Call<'confirmCart'>, changePayment: ChangePayment): Promise<OrderRow> {
  const { context, body } = call;
  const { payment, changeId } = changePayment;
  if (payment.status === 'paid') return inTransaction(context.db, (tx) => lockOrder(tx, payment.order_id));
  if (payment.status !== 'processing') throw declinedProblem('authentication_failed');
  const rates = await readRates(context.db);
  try {
    await inTransaction(context.db, async (tx) => {
      const order = await lockOrder(tx, payment.order_id);
      const { status } = await lockPayment(tx, payment.id);
      const change = await lockChange(tx, order.id, changeId);
      if (status === 'processing') await checkApplicable(tx, context, call, { order, change, rates });
    });
  } catch (error) {
    if (error instanceof Problem) await endChangePayment(context, payment.id, 'cancelled');
    throw error;
  }
  const result = await getPaymentProvider(payment.provider).complete(payment.provider_id, body.authentication, context);
  if (result.status === 'requires_action' || result.status === 'processing') throw problem(409, 'payment_pending');
  if (result.status === 'declined') {
    await endChangePayment(context, payment.id, 'not_paid', result.code);
    throw declinedProblem(result.code);
  }
  return settlePaidChange(context, changePayment, rates, call);
}

/** Applies a paid change, once. When it no longer applies, refunds it and throws 409. */
export async function settlePaidChange(
  context: Context,
  { payment: { id, order_id }, changeId }: ChangePayment,
  rates: Rates,
  auditor: AuditContext,
): Promise<OrderRow> {
  try {
    return await inTransaction(context.db, async (tx) => {
      const order = await lockOrder(tx, order_id);
      const payment = await lockPayment(tx, id);
      if (payment.status === 'paid') return order;
      const change = await lockChange(tx, order_id, changeId);
      if (change.status !== 'pending') throw problem(409, 'offer_changed');
      await applyPaidChange(tx, context, auditor, { order, change, rates });
      await markPaid(tx, context, payment);
      return lockOrder(tx, order_id);
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const refund = await inTransaction(context.db, async (tx) => {
      const order = await lockOrder(tx, order_id);
      const payment = await lockPayment(tx, id);
      if (payment.status === 'paid') return undefined;
      return refundLateCharge(tx, context, auditor, { order, payment: await markPaid(tx, context, payment) });
    });
    if (refund !== undefined) await settleRefund(context, refund, auditor);
    throw toCustomerProblem(error);
  }
}
