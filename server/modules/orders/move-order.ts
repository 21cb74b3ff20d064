import { canMove, isOpenOrder, type StatusTable } from '#domain/statuses.ts';
import { OrderStatus, ShopOrderStatus } from '#generated/enums.ts';
import { ordersResource } from '#generated/resources.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { OperationId } from '#generated/operations.ts';
import { computeOrderStatus } from './order-status.ts';
import { orders, type OrderRow } from './orders.table.ts';
import { shopOrders } from './shop-orders.table.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { checkAction, transitionNotAllowed } from '#server/resources/check-action.ts';

export type ShopOrderRow = typeof shopOrders.$inferSelect;

/** Throws 409 when the description (`x-action.when`) does not offer the action for the order. */
export function checkOrderAction(operation: OperationId, order: OrderRow): void {
  checkAction(ordersResource, operation, order);
}

/** Loads the parts of an order `FOR UPDATE`, by id. */
export function readParts(tx: Transaction, orderId: number): Promise<ShopOrderRow[]> {
  return tx.select().from(shopOrders).where(eq(shopOrders.order_id, orderId)).orderBy(asc(shopOrders.id)).for('update');
}

/** Whether `to` is reachable directly or through `via`: a pre-order that is sent passes preparation. */
function canReach<Value extends string>(table: StatusTable<Value>, via: Value, from: Value, to: Value): boolean {
  return canMove(table, from, to) || (canMove(table, from, via) && canMove(table, via, to));
}

/** A part of an order and its new status. */
export interface Move {
  readonly part: ShopOrderRow;
  readonly to: ShopOrderStatus;
}

/** Moves parts of an order to one status; see `movePartsTo`. */
export function moveParts(
  tx: Transaction,
  order: OrderRow,
  parts: readonly ShopOrderRow[],
  to: ShopOrderStatus,
  now: Date,
): Promise<OrderRow> {
  return movePartsTo(
    tx,
    order,
    parts.map((part) => ({ part, to })),
    now,
  );
}

/**
 * Changes the status of parts by the allowed transitions, and that of the order. A paused order stays paused while it has open
 * parts. Releases the claim once the order is sent. Throws 409 for a transition that is not allowed.
 */
export async function movePartsTo(
  tx: Transaction,
  order: OrderRow,
  moves: readonly Move[],
  now: Date,
): Promise<OrderRow> {
  for (const { part, to } of moves) {
    if (!canReach(ShopOrderStatus, 'in_preparation', part.status, to)) throw transitionNotAllowed(part.status, to);
  }
  for (const [to, group] of Map.groupBy(moves, (move) => move.to)) {
    const ids = group.map(({ part }) => part.id);
    await tx
      .update(shopOrders)
      .set({ status: to })
      .where(and(eq(shopOrders.order_id, order.id), inArray(shopOrders.id, ids)));
  }
  const derivedStatus = computeOrderStatus((await readParts(tx, order.id)).map((part) => part.status));
  return moveOrder(tx, order, order.status === 'paused' && isOpenOrder(derivedStatus) ? 'paused' : derivedStatus, now);
}

/** Sets the status of an order and increments its version. Throws 409 for a transition that is not allowed. */
export async function moveOrder(tx: Transaction, order: OrderRow, status: OrderStatus, now: Date): Promise<OrderRow> {
  if (status !== order.status && !canReach(OrderStatus, 'in_preparation', order.status, status))
    throw transitionNotAllowed(order.status, status);
  const isDone = !isOpenOrder(status);
  const [updatedOrder] = await tx
    .update(orders)
    .set({
      status,
      ...(status === 'sent' && order.status !== 'sent' && { sent_at: now }),
      // work on an order extends its claim
      ...(order.claimed_by !== null && (isDone ? { claimed_by: null, claimed_at: null } : { claimed_at: now })),
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!updatedOrder) throw new Error(`order ${order.id} is gone`);
  return updatedOrder;
}
