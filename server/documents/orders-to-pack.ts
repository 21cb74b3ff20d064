import { asc, eq, inArray } from 'drizzle-orm';
import { items, shops } from '#server/catalogue/catalogue.table.ts';
import { orderLines, orders, shopOrders } from '#server/orders/orders.table.ts';
import type { OrderRow } from '#server/orders/place-order.ts';
import type { Queryable } from '#server/platform/database.ts';

/** Copies that belong into the parcel, with the weight of one in grams. */
export type LineToPack = typeof orderLines.$inferSelect & { weight: number };

/** An order and what is to be packed of it, by the shops that send it. */
export interface OrderToPack {
  order: OrderRow;
  parts: { shop_name: string; lines: LineToPack[] }[];
}

/** Copies of a line that are still wanted. */
const copiesOf = ({ quantity, cancelled }: typeof orderLines.$inferSelect): number => quantity - cancelled;

/** What is to be packed of orders, by their numbers. Everything about which copies those are is decided here. */
export async function ordersToPack(via: Queryable, ids: readonly number[]): Promise<Map<number, OrderToPack>> {
  const found = await via
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  const lines = await via
    .select({ line: orderLines, weight: items.weight, shop_id: shopOrders.shop_id, shop_name: shops.name })
    .from(orderLines)
    .innerJoin(items, eq(items.id, orderLines.item_id))
    .innerJoin(shopOrders, eq(shopOrders.id, orderLines.shop_order_id))
    .innerJoin(shops, eq(shops.id, shopOrders.shop_id))
    .where(inArray(orderLines.order_id, [...ids]))
    .orderBy(asc(orderLines.id));
  const ofOrder = Map.groupBy(lines, ({ line }) => line.order_id);
  return new Map(
    found.map((order) => {
      const parts = [...Map.groupBy(ofOrder.get(order.id) ?? [], ({ shop_id }) => shop_id).values()].map((part) => ({
        shop_name: part[0]?.shop_name ?? '',
        lines: part.flatMap(({ line, weight }) =>
          copiesOf(line) > 0 ? [{ ...line, quantity: copiesOf(line), weight }] : [],
        ),
      }));
      return [order.id, { order, parts: parts.filter((part) => part.lines.length > 0) }];
    }),
  );
}
