import { isOpenOrder, OPEN_SHOP_ORDER } from '#domain/statuses.ts';
import { computePartStatus } from '#domain/fulfilment/parcels.ts';
import type { OrderStatus } from '#generated/enums.ts';
import { eq, sql } from 'drizzle-orm';
import { readParts } from './move-order.ts';
import { computeOrderStatus } from './order-status.ts';
import { orders, type OrderRow } from './orders.table.ts';
import { shopOrders } from './shop-orders.table.ts';
import { readPacked } from './parcels.ts';
import { recountOrder } from './recount-order.ts';
import { listOpenBoxes } from './sold-boxes.ts';
import type { Transaction } from '#server/core/database/database.ts';

/**
 * Recomputes the status of the open parts and of a locked order after copies were cancelled or added: a part without remaining
 * copies is cancelled, one whose remaining copies have shipped is sent. An order with nothing left but its boxes is completed. Ignores `x-transitions`, because statuses may go
 * back. Always increments the version.
 */
export async function recomputeOrderStatus(
  tx: Transaction,
  order: OrderRow,
  now: Date,
  { force = false }: { force?: boolean } = {},
): Promise<OrderRow> {
  const parts = await readParts(tx, order.id);
  const { lines, parcels } = await readPacked(tx, [order.id]);
  const after = parts.map(({ id, status }) => {
    if (!OPEN_SHOP_ORDER.includes(status)) return { id, before: status, status };
    const partLines = lines.filter((line) => line.shop_order_id === id);
    const partParcels = parcels.filter((parcel) => parcel.shop_order_id === id);
    return { id, before: status, status: computePartStatus(status, partLines, partParcels) };
  });
  const changedParts = after.filter(({ before, status }) => before !== status);
  for (const { id, status } of changedParts) await tx.update(shopOrders).set({ status }).where(eq(shopOrders.id, id));
  const statusOfParts = computeOrderStatus(after.map(({ status }) => status));
  const isOfBoxes = statusOfParts === 'cancelled' && listOpenBoxes(order).length > 0;
  const derivedStatus = isOfBoxes ? 'completed' : statusOfParts;
  const status = changedParts.length > 0 || force ? keepPaused(order.status, derivedStatus) : order.status;
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

/** Keeps an order paused while it is open. */
function keepPaused(before: OrderStatus, status: OrderStatus): OrderStatus {
  return before === 'paused' && isOpenOrder(status) ? before : status;
}
