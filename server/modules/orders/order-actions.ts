import type { BulkAnswer, Order } from '#generated/schemas.ts';
import type { OrderStatus } from '#generated/enums.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { runForEachRecord } from '#server/core/api/run-for-each-record.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { mailOrderConfirmation } from './letters/order-mails.ts';
import { checkClaim } from './claims.ts';
import { checkOrderAction, moveOrder, moveParts, readParts, type ShopOrderRow } from './move-order.ts';
import { computeOrderStatus } from './order-status.ts';
import { shipments } from './shipments.table.ts';
import { answerOrder, lockOrder } from './staff-order.ts';
import { inTransaction } from '#server/core/database/database.ts';

/** Starts preparing orders, record by record: one that cannot be prepared does not hold up the others. */
export async function adminPrepareOrders(call: Call<'adminPrepareOrders'>): Promise<BulkAnswer> {
  return runForEachRecord(call.body.ids, (id) =>
    inTransaction(call.context.db, async (tx) => {
      const before = await lockOrder(tx, id);
      checkOrderAction(call.operation, before);
      await checkClaim(tx, call, before);
      const waiting = (await readParts(tx, id)).filter(({ status }) => status === 'pending' || status === 'preorder');
      const after = await moveParts(tx, before, waiting, 'in_preparation', call.context.now());
      await auditChange(tx, call, 'orders', id, before, after);
    }),
  );
}

/** Pauses orders: nothing of them is packed or sent until they go on. */
export async function adminPauseOrders(call: Call<'adminPauseOrders'>): Promise<BulkAnswer> {
  return moveInBulk(call, () => 'paused');
}

/** Lets paused orders go on from where their parts stand. */
export async function adminResumeOrders(call: Call<'adminResumeOrders'>): Promise<BulkAnswer> {
  return moveInBulk(call, (parts) => computeOrderStatus(parts.map(({ status }) => status)));
}

function moveInBulk(
  call: Call<'adminPauseOrders' | 'adminResumeOrders'>,
  to: (parts: readonly ShopOrderRow[]) => OrderStatus,
): Promise<BulkAnswer> {
  return runForEachRecord(call.body.ids, (id) =>
    inTransaction(call.context.db, async (tx) => {
      const before = await lockOrder(tx, id);
      checkOrderAction(call.operation, before);
      const after = await moveOrder(tx, before, to(await readParts(tx, id)), call.context.now());
      await auditChange(tx, call, 'orders', id, before, after);
    }),
  );
}

/** Marks all parcels of a sent order as delivered. */
export async function adminDeliverOrder(call: Call<'adminDeliverOrder'>): Promise<Order> {
  const { context, params } = call;
  const order = await inTransaction(context.db, async (tx) => {
    const before = await lockOrder(tx, params.id);
    checkOrderAction(call.operation, before);
    const underWay = (await readParts(tx, before.id)).filter(({ status }) => status === 'sent');
    await tx
      .update(shipments)
      .set({ status: 'delivered' })
      .where(and(eq(shipments.order_id, before.id), inArray(shipments.status, ['sent', 'arrived'])));
    const after = await moveParts(tx, before, underWay, 'delivered', context.now());
    await auditChange(tx, call, 'orders', before.id, before, after);
    return after;
  });
  return answerOrder(call, order);
}

/** Sends the confirmation mail of a paid order once more. */
export async function adminResendConfirmation(call: Call<'adminResendConfirmation'>): Promise<Order> {
  const { context, params } = call;
  const order = await inTransaction(context.db, async (tx) => {
    const found = await lockOrder(tx, params.id);
    checkOrderAction(call.operation, found);
    const mail_id = await mailOrderConfirmation(tx, context, found);
    await auditChange(tx, call, 'orders', found.id, found, { ...found, mail: 'order_confirmation', mail_id });
    return found;
  });
  return answerOrder(call, order);
}
