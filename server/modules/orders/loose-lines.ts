import { looseCopies } from '#domain/orders/order-changes.ts';
import { isTrackable } from '#domain/statuses.ts';
import { sum } from '#domain/money.ts';
import { asc, eq } from 'drizzle-orm';
import { OPEN_SHOP_ORDER } from '#domain/orders/open-parts.ts';
import type { orderLines } from './shop-orders.table.ts';
import { shopOrders } from './shop-orders.table.ts';
import { packedOf } from './parcels.ts';
import type { Queryable } from '#server/core/database/database.ts';

export type OrderLineRow = typeof orderLines.$inferSelect;

/** A line with where its copies are: gone, in a parcel that waits in the house, or free to be given up. */
export interface LooseLine extends OrderLineRow {
  /** In parcels that have left. */
  readonly left: number;
  /** In parcels that have not. */
  readonly waiting: number;
  /** Neither cancelled nor gone; none of a part that is closed. */
  readonly loose: number;
}

/** All lines of an order, in order. To rely on the counts, lock the order first (`lockOrder`). */
export async function readLooseLines(tx: Queryable, orderId: number): Promise<LooseLine[]> {
  const parts = await tx
    .select({ id: shopOrders.id, status: shopOrders.status })
    .from(shopOrders)
    .where(eq(shopOrders.order_id, orderId))
    .orderBy(asc(shopOrders.id));
  const open = new Set(parts.filter(({ status }) => OPEN_SHOP_ORDER.includes(status)).map(({ id }) => id));
  const { lines, parcels } = await packedOf(tx, [orderId]);
  return lines.map((line) => {
    const inParcels = (hasLeft: boolean) =>
      sum(
        parcels
          .filter(({ status }) => isTrackable(status) === hasLeft)
          .flatMap((parcel) => parcel.lines)
          .filter(({ order_line_id }) => order_line_id === line.id)
          .map(({ quantity }) => quantity),
      );
    const left = inParcels(true);
    const loose = open.has(line.shop_order_id) ? looseCopies({ ...line, left }) : 0;
    return { ...line, left, waiting: inParcels(false), loose };
  });
}
