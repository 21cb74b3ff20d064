import { countCancellableCopies } from '#domain/orders/order-changes.ts';
import { isTrackable, OPEN_SHOP_ORDER } from '#domain/statuses.ts';
import { sum } from '#domain/money.ts';
import { asc, eq } from 'drizzle-orm';
import { type OrderLineRow, shopOrders } from './shop-orders.table.ts';
import { readPacked } from './parcels.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** A line with the state of its copies. */
export interface CancellableLine extends OrderLineRow {
  /** In shipped parcels. */
  readonly shipped: number;
  /** In unshipped parcels. */
  readonly prepared: number;
  /** Neither cancelled nor shipped; 0 in closed parts. */
  readonly cancellable: number;
}

/** Reads all lines of an order. Lock the order first (`lockOrder`) to rely on the counts. */
export async function readCancellableLines(tx: Queryable, orderId: number): Promise<CancellableLine[]> {
  const parts = await tx
    .select({ id: shopOrders.id, status: shopOrders.status })
    .from(shopOrders)
    .where(eq(shopOrders.order_id, orderId))
    .orderBy(asc(shopOrders.id));
  const open = new Set(parts.filter(({ status }) => OPEN_SHOP_ORDER.includes(status)).map(({ id }) => id));
  const { lines, parcels } = await readPacked(tx, [orderId]);
  return lines.map((line) => {
    const countInParcels = (isShipped: boolean) =>
      sum(
        parcels
          .filter(({ status }) => isTrackable(status) === isShipped)
          .flatMap((parcel) => parcel.lines)
          .filter(({ order_line_id }) => order_line_id === line.id)
          .map(({ quantity }) => quantity),
      );
    const shipped = countInParcels(true);
    const cancellable = open.has(line.shop_order_id) ? countCancellableCopies({ ...line, shipped }) : 0;
    return { ...line, shipped, prepared: countInParcels(false), cancellable };
  });
}
