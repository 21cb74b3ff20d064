import { eq, sql } from 'drizzle-orm';
import type { DisputedOrder } from '#server/modules/payments/index.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { orders } from './orders.table.ts';
import { lockOrder } from './staff-order.ts';

/** The order side of disputes: the amount of a lost one counts as refunded. */
export const disputedOrder: DisputedOrder = {
  lock: lockOrder,
  deductLost: async (tx, call, { id, order_id, amount }) => {
    const before = await lockOrder(tx, order_id);
    const [after] = await tx
      .update(orders)
      .set({ refunded: sql`${orders.refunded} + ${amount}`, version: sql`${orders.version} + 1` })
      .where(eq(orders.id, order_id))
      .returning();
    await auditChange(tx, call, 'orders', order_id, before, after && { ...after, dispute_id: id });
  },
};
