import { eq, sql } from 'drizzle-orm';
import type { Order } from '#generated/schemas.ts';
import type { AnyCall, Call } from '#server/core/api/handler.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { lockProject } from '#server/modules/catalogue/index.ts';
import { mailPledgeEnded } from '../letters/pledge-mails.ts';
import { checkOrderAction } from '../move-order.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { releaseOrder } from '../settle-order.ts';
import { answerOrder, lockOrder } from '../staff-order.ts';
import { CHARGE_PLEDGES } from './charge-pledges.ts';
import { isPledgeCharged, isPledgeWithdrawable, lockPledge } from './pledge-state.ts';
import { pledges } from './pledges.table.ts';

/** Withdraws the pledge of a locked order for its customer. Throws 409 once its project is funded. */
export async function withdrawOrderPledge(tx: Transaction, call: AnyCall, order: OrderRow): Promise<void> {
  const { context } = call;
  const pledge = await lockPledge(tx, order.id);
  const project = pledge && (await lockProject(tx, pledge.project_id));
  if (order.status !== 'pledged' || !project || !isPledgeWithdrawable(pledge, project, context.now()))
    throw problem(409, 'order_not_cancellable');
  const after = await releaseOrder(tx, order, { status: 'cancelled', at: context.now() });
  await auditChange(tx, call, 'orders', order.id, order, { ...after, reason: 'withdrawal' });
  await mailPledgeEnded(tx, context, after, pledge, 'withdrawn');
}

/** Throws 409 while a pledged order is being charged, so that it is not cancelled meanwhile. */
export async function checkPledgeNotCharged(tx: Transaction, order: OrderRow): Promise<void> {
  if (order.status === 'pledged' && (await isPledgeCharged(tx, order.id))) throw problem(409, 'payment_pending');
}

/** Charges a declined pledge again. The charge is made by the job. */
export async function adminChargePledge(call: Call<'adminChargePledge'>): Promise<Order> {
  const { context, params } = call;
  const order = await inTransaction(context.db, async (tx) => {
    const before = await lockOrder(tx, params.id);
    checkOrderAction(call.operation, before);
    await checkPledgeNotCharged(tx, before);
    const now = context.now();
    await tx.update(pledges).set({ retry_at: now }).where(eq(pledges.order_id, before.id));
    const [after] = await tx
      .update(orders)
      .set({ version: sql`${orders.version} + 1` })
      .where(eq(orders.id, before.id))
      .returning();
    if (!after) throw new Error(`order ${before.id} is gone`);
    await auditChange(tx, call, 'orders', before.id, before, after);
    await context.jobs.send(CHARGE_PLEDGES, {}, { tx });
    return after;
  });
  return answerOrder(call, order);
}
