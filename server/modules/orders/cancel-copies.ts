import type { Context } from '#server/core/api/handler.ts';
import { sum } from '#domain/money.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recomputeOrderStatus } from './recompute-order-status.ts';
import { readCancellableLines, type CancellableLine } from './cancellable-lines.ts';
import { orders, type OrderRow } from './orders.table.ts';
import { shipmentLines, shipments } from './shipments.table.ts';
import { orderLines } from './shop-orders.table.ts';
import { countSold, returnStock } from '#server/modules/catalogue/index.ts';
import type { Transaction } from '#server/core/database/database.ts';

/** Copies of a line to cancel. */
export interface CancelledCopies {
  readonly order_line_id: number;
  readonly quantity: number;
  /**
   * Total number of refunded copies of the line, including earlier ones. Shipped copies are returned first; without it only
   * unshipped copies are cancelled.
   */
  readonly refundedTotal?: number;
}

interface CancelOptions {
  /** Whether the copies can be sold again. */
  readonly restock: boolean;
}

/**
 * Cancels copies of an order that have not shipped; with `restock` all given copies return to stock. Recomputes the status
 * of parts and order. The order must be locked.
 */
export async function cancelCopies(
  tx: Transaction,
  context: Pick<Context, 'now' | 'jobs'>,
  order: OrderRow,
  copies: readonly CancelledCopies[],
  { restock }: CancelOptions,
): Promise<OrderRow> {
  if (copies.length === 0) return order;
  const affectedLines = (await readCancellableLines(tx, order.id)).flatMap((line) => {
    const lineCopies = copies.filter(({ order_line_id }) => order_line_id === line.id);
    return lineCopies.length > 0 ? [{ ...line, ...countCopies(line, lineCopies) }] : [];
  });
  const cancelled = affectedLines.filter((line) => line.cancelQuantity > 0);
  for (const { id, cancelQuantity } of cancelled) {
    await tx
      .update(orderLines)
      .set({ cancelled: sql`${orderLines.cancelled} + ${cancelQuantity}` })
      .where(eq(orderLines.id, id));
  }
  await cancelParcels(
    tx,
    order,
    cancelled
      .filter(({ cancelQuantity, cancellable, prepared }) => cancelQuantity > cancellable - prepared)
      .map(({ id }) => id),
  );
  const returnedCopies = affectedLines.map(({ item_id, project_id, returnQuantity }) => ({
    ...{ item_id, project_id, quantity: returnQuantity },
  }));
  if (restock) await returnStock(tx, returnedCopies);
  await countSold(tx, context, returnedCopies, -1);
  if (cancelled.length > 0) return recomputeOrderStatus(tx, order, context.now());
  const [updatedOrder] = await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning();
  if (!updatedOrder) throw new Error(`order ${order.id} is gone`);
  return updatedOrder;
}

/** Number of copies to cancel and to return to stock, without those cancelled before. */
function countCopies(
  { quantity, cancelled, shipped, cancellable }: CancellableLine,
  lineCopies: readonly CancelledCopies[],
) {
  const requestedQuantity = sum(lineCopies.map((copies) => copies.quantity));
  const refundedTotal = lineCopies[0]?.refundedTotal;
  if (refundedTotal === undefined) {
    const cancelQuantity = Math.min(requestedQuantity, cancellable);
    return { cancelQuantity, returnQuantity: cancelQuantity };
  }
  const returnQuantity = Math.min(requestedQuantity, Math.max(0, Math.min(refundedTotal, quantity) - cancelled));
  const cancelQuantity = Math.max(0, Math.min(refundedTotal - shipped - cancelled, returnQuantity, cancellable));
  return { cancelQuantity, returnQuantity };
}

/** Cancels unshipped parcels that contain cancelled copies, so that they are packed again. */
async function cancelParcels(tx: Transaction, order: OrderRow, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length === 0) return;
  const parcelIds = tx
    .select({ id: shipmentLines.shipment_id })
    .from(shipmentLines)
    .where(inArray(shipmentLines.order_line_id, [...lineIds]));
  await tx
    .update(shipments)
    .set({ status: 'cancelled' })
    .where(
      and(eq(shipments.order_id, order.id), eq(shipments.status, 'in_preparation'), inArray(shipments.id, parcelIds)),
    );
}
