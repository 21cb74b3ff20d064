import { canMove } from '#domain/statuses.ts';
import { DisputeStatus } from '#generated/enums.ts';
import { DisputeFields } from '#generated/fields/Dispute.ts';
import type { Dispute } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyCall, Context } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import type { DisputeCall } from './disputed-order.ts';
import { type DisputeRow, disputes } from './disputes.table.ts';
import { payments } from './payments.table.ts';
import { getPaymentProvider } from './provider.ts';
import { type PaymentProvider } from './payment-provider.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';

/** Loads the dispute `FOR UPDATE` with the provider of its payment. Throws 404. */
export async function lockDispute(
  tx: Transaction,
  { extensions }: Pick<Context, 'extensions'>,
  id: number,
): Promise<{ dispute: DisputeRow; provider: PaymentProvider }> {
  const [unlocked] = await tx
    .select({ order_id: disputes.order_id, provider: payments.provider })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.payment_id))
    .where(eq(disputes.id, id));
  if (!unlocked) throw notFound();
  // locks the order first, like refunds
  await extensions.disputedOrder.lock(tx, unlocked.order_id);
  const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('update');
  if (!dispute) throw notFound();
  return { dispute, provider: getPaymentProvider(unlocked.provider) };
}

/**
 * Changes the status of a dispute by the allowed transitions. The amount of a lost dispute counts as refunded. `facts`
 * are added to the audit entry.
 */
export async function moveDispute(
  tx: Transaction,
  call: DisputeCall,
  before: DisputeRow,
  values: Partial<DisputeRow> & Pick<DisputeRow, 'status'>,
  facts: object = {},
): Promise<DisputeRow> {
  const { status } = values;
  if (!canMove(DisputeStatus, before.status, status)) throw transitionNotAllowed(before.status, status);
  const isOver = status === 'won' || status === 'lost';
  const [after] = await tx
    .update(disputes)
    .set({ ...values, ...(isOver && { closed_at: call.context.now() }), version: sql`${disputes.version} + 1` })
    .where(eq(disputes.id, before.id))
    .returning();
  if (!after) throw notFound();
  if (status === 'lost') await call.context.extensions.disputedOrder.deductLost(tx, call, after);
  await auditChange(tx, call, 'disputes', before.id, before, { ...after, ...facts });
  return after;
}

/** The response of an action: the current dispute with its ETag. */
export function answerDispute(call: AnyCall, dispute: DisputeRow): Dispute {
  call.reply.header('etag', `"${dispute.version}"`);
  return toWire(DisputeFields, dispute) as Dispute;
}
