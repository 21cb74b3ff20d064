// Outcomes of charges of pledges.
import { getNextPledgeCharge } from '#domain/orders/pledges.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { Accepted, createPaymentStatement, DeclineCode } from '#server/modules/payments/index.ts';
import type { OrderAttempt } from '../checkout/reserve.ts';
import { mailPledgeDeclined, mailPledgeEnded } from '../letters/pledge-mails.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { releaseOrder, settleOrder } from '../settle-order.ts';
import { lockOrder } from '../staff-order.ts';
import { getPledgeSubject, lockPledge } from './pledge-state.ts';
import { pledges } from './pledges.table.ts';

/** Whether an attempt charges the pledge of an order. */
export const isPledgeCharge = ({ subject, order_id }: Pick<OrderAttempt, 'subject' | 'order_id'>): boolean =>
  subject === getPledgeSubject(order_id);

interface PledgeCharge {
  readonly order_id: number;
  readonly charged: Accepted;
  /** Inserts the payment. */
  readonly payment: ReturnType<typeof createPaymentStatement>;
}

/**
 * Settles a charge of a pledged order, in the transaction of its attempt: the order is then paid like any other. Throws 409 when
 * it is no longer pledged; the charge is then refunded.
 */
export async function settlePledgeCharge(
  tx: Transaction,
  context: Context,
  { order_id, charged, payment }: PledgeCharge,
): Promise<void> {
  const order = await lockOrder(tx, order_id);
  if (order.status !== 'pledged') throw problem(409, 'offer_changed');
  await payment;
  if (charged.status === 'paid') return void (await settleOrder(tx, context, order));
  await tx
    .update(orders)
    .set({ payment_status: 'processing', version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order_id));
  await announceChange(tx, { resource: 'orders', id: order_id, action: 'update' });
}

interface Decline {
  /** Must be locked. */
  readonly order: OrderRow;
  /** Number of the attempt. */
  readonly number: number;
  readonly code: DeclineCode;
}

/**
 * Records a declined charge by the saved card: plans the next one and mails the pay link, or ends the pledge after the last.
 * A decline of another card, which the customer tried by the link, changes nothing.
 */
export async function recordPledgeDecline(
  tx: Transaction,
  context: Context,
  { order, number, code }: Decline,
): Promise<void> {
  const pledge = await lockPledge(tx, order.id);
  if (order.status !== 'pledged' || pledge?.charged_by_job !== number) return;
  const failures = pledge.failures + 1;
  const retry_at = getNextPledgeCharge(failures, context.now()) ?? null;
  const [declined] = await tx
    .update(pledges)
    .set({ failures, failure_code: code, status: 'declined', retry_at })
    .where(eq(pledges.order_id, order.id))
    .returning();
  if (!declined) throw new Error(`the pledge of order ${order.id} is gone`);
  if (retry_at === null) {
    const released = await releaseOrder(tx, order, { status: 'not_paid', code, at: context.now() });
    await mailPledgeEnded(tx, context, released, declined, 'declined');
    return;
  }
  await tx
    .update(orders)
    .set({ payment_status: 'not_paid', version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id));
  await announceChange(tx, { resource: 'orders', id: order.id, action: 'update' });
  await mailPledgeDeclined(tx, context, order, declined);
}
