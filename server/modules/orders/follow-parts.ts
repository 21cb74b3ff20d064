import { isOpenOrder } from '#domain/statuses.ts';
import { partStatusOf } from '#domain/fulfilment/parcels.ts';
import type { OrderStatus } from '#generated/enums.ts';
import { eq, sql } from 'drizzle-orm';
import { partsOf } from './move-order.ts';
import { orderStatusOf } from './order-status.ts';
import { OPEN_SHOP_ORDER } from '#domain/orders/open-parts.ts';
import { orders, type OrderRow } from './orders.table.ts';
import { shopOrders } from './shop-orders.table.ts';
import { packedOf } from './parcels.ts';
import { recountOrder } from './recount-order.ts';
import type { Transaction } from '#server/core/database/database.ts';

/**
 * Moves the open parts of a locked order to where they stand after copies of it were given up or came to it, and the order
 * with them: a part of which nothing is wanted is cancelled, one of which all that is wanted has left is sent. What is
 * wanted may go back, so the ways of statuses do not bind it. Always counts a new version.
 */
export async function followParts(
  tx: Transaction,
  order: OrderRow,
  now: Date,
  { anew = false }: { anew?: boolean } = {},
): Promise<OrderRow> {
  const parts = await partsOf(tx, order.id);
  const { lines, parcels } = await packedOf(tx, [order.id]);
  const after = parts.map(({ id, status }) => {
    if (!OPEN_SHOP_ORDER.includes(status)) return { id, before: status, status };
    const own = { lines: lines.filter((line) => line.shop_order_id === id) };
    const packed = parcels.filter((parcel) => parcel.shop_order_id === id);
    return { id, before: status, status: partStatusOf(status, own.lines, packed) };
  });
  const moved = after.filter(({ before, status }) => before !== status);
  for (const { id, status } of moved) await tx.update(shopOrders).set({ status }).where(eq(shopOrders.id, id));
  const reached = orderStatusOf(after.map(({ status }) => status));
  const status = moved.length > 0 || anew ? follow(order.status, reached) : order.status;
  const isSent = status === 'sent' && order.status !== 'sent';
  await recountOrder(tx, order.id);
  const [row] = await tx
    .update(orders)
    .set({
      status,
      ...(isSent && { sent_at: now }),
      ...(!isOpenOrder(status) && { claimed_by: null, claimed_at: null }),
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!row) throw new Error(`order ${order.id} is gone`);
  return row;
}

/** An order that was put aside stays aside while something of it waits. */
function follow(before: OrderStatus, status: OrderStatus): OrderStatus {
  return before === 'paused' && isOpenOrder(status) ? before : status;
}
