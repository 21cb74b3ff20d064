import { toMinor } from '#domain/money.ts';
import { refundedCopies } from '#domain/payments/refunds.ts';
import { RefundFields } from '#generated/fields/Refund.ts';
import type { Order, Refund } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { cancelCopies } from '../cancel-copies.ts';
import { checkOffered } from '../move-order.ts';
import { answerOrder, lockOrder } from '../staff-order.ts';
import { claimCall, type RefundRow, refunds } from '#server/modules/payments/index.ts';
import { checkRefundLimit } from './refund-limit.ts';
import { readRefundState } from './refund-state.ts';
import { settleRefund } from './settle-refund.ts';
import { writeRefunds } from './write-refund.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';

interface Kept {
  refund_id: number;
}

const isKept = (kept: object): kept is Kept => 'refund_id' in kept && typeof kept.refund_id === 'number';

/**
 * Gives money of a paid order back (§ payments): the refund is written and committed before the provider is asked, and
 * finished by a job should this process die. Throws 409 when the provider refuses; the refund stands as failed then.
 */
export async function adminRefundOrder(call: Call<'adminRefundOrder'>): Promise<Order> {
  const { context, params, body } = call;
  const id = await inTransaction(context.db, async (tx) => {
    const claim = await claimCall(tx, call, { ...params, ...body }, isKept);
    if (claim.answered) return claim.answered.refund_id;
    const order = await lockOrder(tx, params.id);
    checkOffered(call.operation, order);
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
    const copies = lines.map((line) => ({ ...line, upTo: refundedCopies(given, line.order_line_id) }));
    const after = await cancelCopies(tx, context, order, copies, { restock: restocked });
    await auditChange(tx, call, 'orders', order.id, order, { ...after, refund_id: refund.id, reason, comment });
    await claim.keep({ refund_id: refund.id });
    return refund.id;
  });
  if (!context.isPreview) refuseFailed(await settleRefund(context, id, call));
  return answerOrder(call, await inTransaction(context.db, (tx) => lockOrder(tx, params.id)));
}

/** Asks the provider once more about a refund that failed; under a new key, as the old one is answered for good. */
export async function adminRetryRefund(call: Call<'adminRetryRefund'>): Promise<Refund> {
  const { context, params } = call;
  const written = await inTransaction(context.db, async (tx) => {
    const [known] = await tx.select({ order_id: refunds.order_id }).from(refunds).where(eq(refunds.id, params.id));
    if (!known) throw notFound();
    const order = await lockOrder(tx, known.order_id);
    const [before] = await tx.select().from(refunds).where(eq(refunds.id, params.id)).for('update');
    if (before?.status !== 'failed') throw transitionNotAllowed(before?.status ?? '', 'processing');
    await checkRefundLimit(call, order, before.amount, tx);
    const { money } = await readRefundState(tx, order);
    const left = money.find(({ payment }) => payment.id === before.payment_id)?.left ?? 0;
    if (before.amount > left)
      throw problem(409, 'refund_too_high', { detailParams: { max: 0, currency: order.currency } });
    const [after] = await tx
      .update(refunds)
      .set({
        ...{ status: 'processing', provider_id: null, failure_code: null, settled_at: null },
        attempts: sql`${refunds.attempts} + 1`,
        version: sql`${refunds.version} + 1`,
      })
      .where(eq(refunds.id, params.id))
      .returning();
    if (!after) throw notFound();
    await auditChange(tx, call, 'refunds', params.id, before, after);
    return after;
  });
  const refund = context.isPreview ? written : await settleRefund(context, params.id, call);
  refuseFailed(refund);
  call.reply.header('etag', `"${refund.version}"`);
  return toWire(RefundFields, refund) as Refund;
}

/** 409 with the provider's reason; what was written stays and can be tried again. */
export function refuseFailed({ status, failure_code }: RefundRow): void {
  if (status !== 'failed') return;
  const code = failure_code ?? 'refund_declined';
  throw problem(409, 'refund_failed', { errors: [{ path: '', code }] });
}
