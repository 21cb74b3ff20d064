import { isPacked } from '#domain/fulfilment/parcels.ts';
import type { Tracking, UserOrder, UserOrderList } from '#generated/schemas.ts';
import { and, count, desc, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { orders } from './orders.table.ts';
import { readOrderStandings } from './order-standings.ts';
import { readShopOrders } from './shop-orders.ts';
import { toUserOrder } from './user-order.ts';

/** The caller's orders, newest first, without cancelled unpaid ones. */
export async function listUserOrders({ context, user, query }: Call<'listUserOrders'>): Promise<UserOrderList> {
  const { limit = 24, offset = 0 } = query;
  const isListed = and(
    eq(orders.user_id, requireAccount(user).id),
    or(ne(orders.status, 'cancelled'), isNotNull(orders.paid_at)),
  );
  const [page, [total]] = await Promise.all([
    context.db
      .select()
      .from(orders)
      .where(isListed)
      .orderBy(desc(orders.created_at), desc(orders.id))
      .limit(limit)
      .offset(offset),
    context.db.select({ count: count() }).from(orders).where(isListed),
  ]);
  const [parts, standings] = await Promise.all([
    readShopOrders(
      context.db,
      page.map(({ id }) => id),
    ),
    readOrderStandings(context.db, context, page),
  ]);
  return {
    orders: page.map((order) => toUserOrder(order, parts.get(order.id) ?? [], standings.get(order.id))),
    count: total?.count ?? 0,
    offset,
    limit,
  };
}

/** Reads an order as its customer sees it. Throws 404 for an unknown one. */
export async function readUserOrder(db: Queryable, id: number): Promise<UserOrder> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw notFound();
  return toUserOrder(order, (await readShopOrders(db, [id])).get(id) ?? []);
}

/** Tracking of an order of the caller. Throws 404 for any other order. */
export async function getOrderTracking({ context, user, params }: Call<'getOrderTracking'>): Promise<Tracking> {
  const [order] = await context.db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, params.id), eq(orders.user_id, requireAccount(user).id)));
  if (!order) throw notFound();
  const parts = (await readShopOrders(context.db, [order.id])).get(order.id) ?? [];
  const shipments = parts.flatMap((part) => part.shipments.filter(isPacked));
  return { order_id: order.id, status: order.status, shipments };
}
