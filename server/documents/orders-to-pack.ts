import { isTrackable } from '#domain/statuses.ts';
import { ShipmentStatus } from '#generated/enums.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { items, shops } from '#server/catalogue/catalogue.table.ts';
import { orderLines, orders, shipmentLines, shipments, shopOrders } from '#server/orders/orders.table.ts';
import type { OrderRow } from '#server/orders/place-order.ts';
import type { Queryable } from '#server/platform/database.ts';

/** Copies that belong into the parcel, with the weight of one in grams. */
export type LineToPack = typeof orderLines.$inferSelect & { weight: number };

/** An order and what is to be packed of it, by the shops that send it. */
export interface OrderToPack {
  order: OrderRow;
  parts: { shop_name: string; lines: LineToPack[] }[];
}

/** How many copies of each line have left the house. */
async function copiesSent(via: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await via
    .select({ line: shipmentLines.order_line_id, copies: sql<number>`sum(${shipmentLines.quantity})::int` })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.id, shipmentLines.shipment_id))
    .where(
      and(inArray(shipments.order_id, [...ids]), inArray(shipments.status, ShipmentStatus.values.filter(isTrackable))),
    )
    .groupBy(shipmentLines.order_line_id);
  return new Map(rows.map(({ line, copies }) => [line, copies]));
}

/**
 * What is to be packed of orders, by their numbers: the copies that are still wanted and have not left; of an order that
 * has left altogether all of them, as its papers are printed again. Everything about which copies is decided here.
 */
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
  const sent = await copiesSent(via, ids);
  const wanted = ({ quantity, cancelled }: typeof orderLines.$inferSelect) => quantity - cancelled;
  const ofOrder = Map.groupBy(lines, ({ line }) => line.order_id);
  return new Map(
    found.map((order) => {
      const own = ofOrder.get(order.id) ?? [];
      const hasLeft = own.every(({ line }) => wanted(line) <= (sent.get(line.id) ?? 0));
      const copiesOf = (line: typeof orderLines.$inferSelect) =>
        wanted(line) - (hasLeft ? 0 : (sent.get(line.id) ?? 0));
      const parts = [...Map.groupBy(own, ({ shop_id }) => shop_id).values()].map((part) => ({
        shop_name: part[0]?.shop_name ?? '',
        lines: part.flatMap(({ line, weight }) =>
          copiesOf(line) > 0 ? [{ ...line, quantity: copiesOf(line), weight }] : [],
        ),
      }));
      return [order.id, { order, parts: parts.filter((part) => part.lines.length > 0) }];
    }),
  );
}
