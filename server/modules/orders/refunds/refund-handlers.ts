import { toMinor } from '#domain/money.ts';
import { countRefundedCopies } from '#domain/payments/refunds.ts';
import { RefundFields } from '#generated/fields/Refund.ts';
import type { Order, Refund } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { cancelCopies } from '../cancel-copies.ts';
import { checkOrderAction } from '../move-order.ts';
import { answerOrder, lockOrder } from '../staff-order.ts';
import { claimCall, type RefundRow, refunds } from '#server/modules/payments/index.ts';
import { checkRefundLimit } from './refund-limit.ts';
import { readRefundState } from './refund-state.ts';
import { settleRefund } from './settle-refund.ts';
import { type RefundCall, writeRefunds } from './write-refund.ts';
import type { OrderRow } from '../orders.table.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';

interface StoredRefund {
  refund_id: number;
}

const isStoredRefund = (value: object): value is StoredRefund =>
  'refund_id' in value && typeof value.refund_id === 'number';

/**
 * Refunds a paid order (§ payments). The refund is committed before the provider is called, and finished by a job if this
 * process dies. Throws 409 when the provider declines; the refund is then `failed`.
 */
export async function adminRefundOrder(call: Call<'adminRefundOrder'>): Promise<Order> {
  const { context, params, body } = call;
  const id = await inTransaction(context.db, async (tx) => {
    const claim = await claimCall(tx, call, { ...params, ...body }, isStoredRefund);
    if (claim.answered) return claim.answered.refund_id;
    const order = await lockOrder(tx, params.id);
    checkOrderAction(call.operation, order);
    if (body.currency !== order.currency) throw invalid([{ path: 'currency', code: 'input_not_allowed' }]);
    await checkRefundLimit(call, order, toMinor(body.amount, order.currency), tx);
    const { reason, comment, lines = [], restock = true, notify = true } = body;
    const restocked = restock && lines.length > 0;
    const [refund] = await writeRefunds(tx, call, order, {
      ...{ reason, comment, lines, restocked, notify },
      amount: toMinor(body.amount, order.currency),
      shipping: toMinor(body.shipping ?? 0, order.currency),
    });
    if (!refund) throw new Error('A refund was planned but not written.');
    const { given } = await readRefundState(tx, order);
    const copies = lines.map((line) => ({ ...line, refundedTotal: countRefundedCopies(given, line.order_line_id) }));
    const after = await cancelCopies(tx, context, order, copies, { restock: restocked });
    await auditChange(tx, call, 'orders', order.id, order, { ...after, refund_id: refund.id, reason, comment });
    await claim.keep({ refund_id: refund.id });
    return refund.id;
  });
  if (!context.isPreview) throwIfFailed(await settleRefund(context, id, call));
  return answerOrder(call, await inTransaction(context.db, (tx) => lockOrder(tx, params.id)));
}

/** Retries a failed refund with a new key, as the outcome of the old one is final. */
export async function adminRetryRefund(call: Call<'adminRetryRefund'>): Promise<Refund> {
  const { context, params } = call;
  const updatedRefund = await inTransaction(context.db, async (tx) => {
    const [reference] = await tx.select({ order_id: refunds.order_id }).from(refunds).where(eq(refunds.id, params.id));
    if (!reference) throw notFound();
    return retryRefund(tx, call, await lockOrder(tx, reference.order_id), params.id);
  });
  const refund = context.isPreview ? updatedRefund : await settleRefund(context, params.id, call);
  throwIfFailed(refund);
  call.reply.header('etag', `"${refund.version}"`);
  return toWire(RefundFields, refund) as Refund;
}

/** Moves a failed refund back to `processing`. Call `settleRefund` after the commit. The order must be locked. */
export async function retryRefund(tx: Transaction, call: RefundCall, order: OrderRow, id: number): Promise<RefundRow> {
  const [before] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (before?.status !== 'failed') throw transitionNotAllowed(before?.status ?? '', 'processing');
  await checkRefundLimit(call, order, before.amount, tx);
  const { refundablePayments } = await readRefundState(tx, order);
  const left = refundablePayments.find(({ payment }) => payment.id === before.payment_id)?.left ?? 0;
  if (before.amount > left)
    throw problem(409, 'refund_too_high', { detailParams: { max: 0, currency: order.currency } });
  const [after] = await tx
    .update(refunds)
    .set({
      ...{ status: 'processing', provider_id: null, failure_code: null, settled_at: null },
      attempts: sql`${refunds.attempts} + 1`,
      version: sql`${refunds.version} + 1`,
    })
    .where(eq(refunds.id, id))
    .returning();
  if (!after) throw notFound();
  await auditChange(tx, call, 'refunds', id, before, after);
  return after;
}

/** Throws 409 with the provider's reason for a failed refund, which can be retried. */
function throwIfFailed({ status, failure_code }: RefundRow): void {
  if (status !== 'failed') return;
  const code = failure_code ?? 'refund_declined';
  throw problem(409, 'refund_failed', { errors: [{ path: '', code }] });
}
