import { sum } from '#domain/money.ts';
import { isTrackable } from '#domain/statuses.ts';
import { ShipmentStatus, type OrderStatus } from '#generated/enums.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { OPEN_SHOP_ORDER, orderStatusOf } from '#server/orders/order-status.ts';
import { orderLines, orders, shipmentLines, shipments, shopOrders } from '#server/orders/orders.table.ts';
import { changes, type OrderRow, returnStock, summed } from '#server/orders/place-order.ts';
import { partsOf, type ShopOrderRow } from '#server/orders/move-order.ts';
import type { Transaction } from '#server/platform/database.ts';

export type OrderLineRow = typeof orderLines.$inferSelect;

/** Copies of a line. */
export interface CopiesOf {
  readonly order_line_id: number;
  readonly quantity: number;
  /** How many copies of the line are gone with these, where some of them may have been cancelled before. */
  readonly upTo?: number;
}

/** Statuses of parcels that have left the house. */
const LEFT = ShipmentStatus.values.filter(isTrackable);

/** The lines of an order of which no copy has left, in parts that wait for a parcel. */
export async function readOpenLines(tx: Transaction, parts: readonly ShopOrderRow[]): Promise<OrderLineRow[]> {
  const open = parts.filter(({ status }) => OPEN_SHOP_ORDER.includes(status)).map(({ id }) => id);
  if (open.length === 0) return [];
  const sent = tx
    .select({ id: shipments.id })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipment_id, shipments.id))
    .where(and(eq(shipmentLines.order_line_id, orderLines.id), inArray(shipments.status, LEFT)));
  return tx
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.shop_order_id, open), sql`not exists ${sent}`))
    .orderBy(asc(orderLines.id))
    .for('update');
}

/**
 * Takes copies out of an order: those that have not left are cancelled, and with `restock` all go back into stock. A
 * part of which nothing is left is cancelled, and the order follows its parts. The order must be locked.
 */
export async function cancelCopies(
  tx: Transaction,
  order: OrderRow,
  copies: readonly CopiesOf[],
  restock: boolean,
): Promise<OrderRow> {
  if (copies.length === 0) return order;
  const ids = copies.map(({ order_line_id }) => order_line_id);
  const parts = await partsOf(tx, order.id);
  const open = new Map((await readOpenLines(tx, parts)).map((line) => [line.id, line]));
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.order_id, order.id), inArray(orderLines.id, ids)));
  const taken = lines.map((line) => {
    const own = copies.filter(({ order_line_id }) => order_line_id === line.id);
    const wanted = sum(own.map(({ quantity }) => quantity));
    // what was cancelled before has gone back into stock already
    const most = Math.max(0, (own[0]?.upTo ?? line.quantity) - line.cancelled);
    return { ...line, taken: open.has(line.id) ? Math.min(wanted, most) : wanted };
  });
  for (const { id, taken: count } of taken.filter((line) => open.has(line.id) && line.taken > 0)) {
    await tx
      .update(orderLines)
      .set({ cancelled: sql`${orderLines.cancelled} + ${count}` })
      .where(eq(orderLines.id, id));
  }
  await takeApart(
    tx,
    order,
    [...open.keys()].filter((id) => ids.includes(id)),
  );
  const gone = taken.map(({ item_id, project_id, taken: quantity }) => ({ item_id, project_id, quantity }));
  if (restock) await returnStock(tx, gone);
  await uncountSold(tx, gone);
  return followParts(tx, order, parts);
}

/** A parcel that waits in the house with cancelled copies in it is packed anew. */
async function takeApart(tx: Transaction, order: OrderRow, lineIds: readonly number[]): Promise<void> {
  const touched = tx
    .select({ id: shipmentLines.shipment_id })
    .from(shipmentLines)
    .where(inArray(shipmentLines.order_line_id, [...lineIds]));
  await tx
    .update(shipments)
    .set({ status: 'cancelled' })
    .where(
      and(eq(shipments.order_id, order.id), eq(shipments.status, 'in_preparation'), inArray(shipments.id, touched)),
    );
}

async function uncountSold(tx: Transaction, copies: Parameters<typeof summed>[0]): Promise<void> {
  const byProject = new Map([...summed(copies, 'project_id')].toSorted(([one], [other]) => one - other));
  await tx.execute(sql`
    update projects set sold = greatest(sold - change.quantity, 0), version = version + 1
    from ${changes(byProject)} change (id, quantity) where projects.id = change.id`);
}

/** Cancels the parts of which no copy is left, and moves the order to where its parts stand. */
async function followParts(tx: Transaction, order: OrderRow, parts: readonly ShopOrderRow[]): Promise<OrderRow> {
  const open = parts.filter(({ status }) => OPEN_SHOP_ORDER.includes(status)).map(({ id }) => id);
  const left = await tx
    .selectDistinct({ id: orderLines.shop_order_id })
    .from(orderLines)
    .where(and(eq(orderLines.order_id, order.id), sql`${orderLines.cancelled} < ${orderLines.quantity}`));
  const empty = open.filter((id) => !left.some((line) => line.id === id));
  if (empty.length > 0) await tx.update(shopOrders).set({ status: 'cancelled' }).where(inArray(shopOrders.id, empty));
  const after = parts.map(({ id, status }) => (empty.includes(id) ? 'cancelled' : status));
  const status = empty.length > 0 ? follow(order.status, orderStatusOf(after)) : order.status;
  const [moved] = await tx
    .update(orders)
    .set({ status, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning();
  if (!moved) throw new Error(`order ${order.id} is gone`);
  return moved;
}

/** An order that was put aside stays aside while something of it waits. */
function follow(before: OrderStatus, status: OrderStatus): OrderStatus {
  const isWaiting = status === 'paid' || status === 'preorder' || status === 'in_preparation';
  return before === 'paused' && isWaiting ? before : status;
}
