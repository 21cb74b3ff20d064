import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { AnyCall, Context } from '#server/core/api/handler.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { mailRefund } from '../letters/refund-mails.ts';
import { orders } from '../orders.table.ts';
import { lockOrder } from '../staff-order.ts';
import {
  getPaymentProvider,
  payments,
  type RefundOutcome,
  type RefundRow,
  refunds,
} from '#server/modules/payments/index.ts';
import { inTransaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** Time after which the job takes over a processing refund. */
const SECONDS_WAITED = 60;

/**
 * Calls the provider for a stored refund and records the outcome. Idempotent by the refund's key. When the provider is
 * unreachable the refund stays `processing` and the job retries.
 */
export async function settleRefund(context: Context, id: number, auditor: AuditContext): Promise<RefundRow> {
  const { db, log } = context;
  const [row] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .where(eq(refunds.id, id));
  if (!row) throw new Error(`refund ${id} is gone`);
  const { refund, payment } = row;
  if (refund.status !== 'processing') return refund;
  const { amount, currency, attempts } = refund;
  let outcome: RefundOutcome;
  try {
    const provider = getPaymentProvider(payment.provider);
    outcome = await provider.refund(
      {
        payment: payment.provider_id,
        amount,
        currency,
        key: `refund-${id}-${attempts}`,
      },
      context,
    );
  } catch (error) {
    log.warn({ err: error, refund: id }, 'the outcome of a refund is unknown');
    return refund;
  }
  // asked again by the job
  if (outcome.status === 'pending') return refund;
  return writeOutcome(context, refund, outcome, auditor);
}

async function writeOutcome(
  context: Context,
  { id, order_id, attempts }: RefundRow,
  outcome: Exclude<RefundOutcome, { status: 'pending' }>,
  auditor: AuditContext,
): Promise<RefundRow> {
  return inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, order_id);
    const [before] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (!before) throw new Error(`refund ${id} is gone`);
    // settled by another process, or retried since
    if (before.status !== 'processing' || before.attempts !== attempts) return before;
    const [after] = await tx
      .update(refunds)
      .set({
        status: outcome.status,
        provider_id: outcome.id,
        failure_code: outcome.status === 'failed' ? outcome.code : null,
        settled_at: context.now(),
        version: sql`${refunds.version} + 1`,
      })
      .where(eq(refunds.id, id))
      .returning();
    if (!after) throw new Error(`refund ${id} is gone`);
    await auditChange(tx, auditor, 'refunds', id, before, after);
    if (after.status === 'failed') return after;
    const [updatedOrder] = await tx
      .update(orders)
      .set({ refunded: sql`${orders.refunded} + ${after.amount}`, version: sql`${orders.version} + 1` })
      .where(eq(orders.id, order.id))
      .returning();
    if (!updatedOrder) throw new Error(`order ${order.id} is gone`);
    await auditChange(tx, auditor, 'orders', order.id, order, { ...updatedOrder, refund_id: id });
    await context.jobs.publish('refund.settled', { refund_id: after.id, order_id: after.order_id }, { tx });
    if (after.notify) await mailRefund(tx, context, updatedOrder, after);
    return after;
  });
}

/**
 * Records that a settled refund has failed at the customer's bank: the amount counts as not refunded, and staff can retry it.
 * Idempotent by the provider's id of the refund.
 */
export async function failSettledRefund(
  { db }: Pick<Context, 'db'>,
  id: number,
  providerId: string,
  auditor: AuditContext,
): Promise<void> {
  const [row] = await db.select({ order_id: refunds.order_id }).from(refunds).where(eq(refunds.id, id));
  if (!row) return;
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, row.order_id);
    const [before] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (before?.status !== 'done' || before.provider_id !== providerId) return;
    const values = { status: 'failed', failure_code: 'refund_declined' } as const;
    const isRefund = eq(refunds.id, id);
    const version = sql`${refunds.version} + 1`;
    const [after] = await tx
      .update(refunds)
      .set({ ...values, version })
      .where(isRefund)
      .returning();
    await auditChange(tx, auditor, 'refunds', id, before, after);
    const [updatedOrder] = await tx
      .update(orders)
      .set({ refunded: sql`${orders.refunded} - ${before.amount}`, version: sql`${orders.version} + 1` })
      .where(eq(orders.id, order.id))
      .returning();
    await auditChange(tx, auditor, 'orders', order.id, order, updatedOrder && { ...updatedOrder, refund_id: id });
  });
}

/** Finishes refunds after crashes or provider outages. Runs every two minutes. */
export const finishRefunds: Worker = {
  name: 'finish-refunds',
  schedule: '*/2 * * * *',
  run: async (_data, context) => {
    const limit = new Date(context.now().getTime() - SECONDS_WAITED * 1000);
    const processingRefunds = await context.db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.status, 'processing'), lt(refunds.created_at, limit)))
      .orderBy(asc(refunds.id));
    const auditor: AuditContext = { operation: 'adminRefundOrder', user: undefined, requestId: 'finish-refunds' };
    for (const { id } of processingRefunds) {
      // a failure does not stop the others; the next run retries it
      await settleRefund(context, id, auditor).catch((error: unknown) =>
        context.log.error({ err: error, refund: id }, 'a refund could not be finished'),
      );
    }
  },
};

/** Settles refunds in sequence and returns their current state. */
export async function settleRefunds(call: AnyCall, ids: readonly number[]): Promise<RefundRow[]> {
  // a preview writes refunds without calling the provider
  if (call.context.isPreview) return [];
  const rows: RefundRow[] = [];
  for (const id of ids) rows.push(await settleRefund(call.context, id, call));
  return rows;
}
