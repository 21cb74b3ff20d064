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

/** Starts preparing orders, each in a separate transaction: a failure does not affect the others. */
export async function adminPrepareOrders(call: Call<'adminPrepareOrders'>): Promise<BulkAnswer> {
  return runForEachRecord(call.body.ids, (id) =>
    inTransaction(call.context.db, async (tx) => {
      const before = await lockOrder(tx, id);
      checkOrderAction(call.operation, before);
      await checkClaim(tx, call, before);
      const parts = (await readParts(tx, id)).filter(({ status }) => status === 'pending' || status === 'preorder');
      const after = await moveParts(tx, before, parts, 'in_preparation', call.context.now());
      await auditChange(tx, call, 'orders', id, before, after);
    }),
  );
}

/** Pauses orders: they cannot be packed or shipped until they are resumed. */
export async function adminPauseOrders(call: Call<'adminPauseOrders'>): Promise<BulkAnswer> {
  return moveInBulk(call, () => 'paused');
}

/** Resumes paused orders with the status derived from their parts. */
export async function adminResumeOrders(call: Call<'adminResumeOrders'>): Promise<BulkAnswer> {
  return moveInBulk(call, (parts) => computeOrderStatus(parts.map(({ status }) => status)));
}

function moveInBulk(
  call: Call<'adminPauseOrders' | 'adminResumeOrders'>,
  computeStatus: (parts: readonly ShopOrderRow[]) => OrderStatus,
): Promise<BulkAnswer> {
  return runForEachRecord(call.body.ids, (id) =>
    inTransaction(call.context.db, async (tx) => {
      const before = await lockOrder(tx, id);
      checkOrderAction(call.operation, before);
      const after = await moveOrder(tx, before, computeStatus(await readParts(tx, id)), call.context.now());
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
    const sentParts = (await readParts(tx, before.id)).filter(({ status }) => status === 'sent');
    await tx
      .update(shipments)
      .set({ status: 'delivered' })
      .where(and(eq(shipments.order_id, before.id), inArray(shipments.status, ['sent', 'arrived'])));
    const after = await moveParts(tx, before, sentParts, 'delivered', context.now());
    await auditChange(tx, call, 'orders', before.id, before, after);
    return after;
  });
  return answerOrder(call, order);
}

/** Resends the confirmation mail of a paid order. */
export async function adminResendConfirmation(call: Call<'adminResendConfirmation'>): Promise<Order> {
  const { context, params } = call;
  const order = await inTransaction(context.db, async (tx) => {
    const row = await lockOrder(tx, params.id);
    checkOrderAction(call.operation, row);
    const mail_id = await mailOrderConfirmation(tx, context, row);
    await auditChange(tx, call, 'orders', row.id, row, { ...row, mail: 'order_confirmation', mail_id });
    return row;
  });
  return answerOrder(call, order);
}
