import { isTrackable } from '#domain/statuses.ts';
import { ShipmentStatus } from '#generated/enums.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { items } from '#server/modules/catalogue/index.ts';
import { shops } from '#server/modules/shops/index.ts';
import type { OrderAddress } from '#generated/schemas.ts';
import {
  toAddressColumns,
  selectSentAddress,
  orderLines,
  type OrderRow,
  orders,
  shipmentLines,
  shipments,
  shopOrders,
} from '#server/modules/orders/index.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** Copies that belong into the parcel, with the weight of one in grams. */
export type LineToPack = typeof orderLines.$inferSelect & { weight: number };

/** An order with its lines to pack, by shop. */
export interface OrderToPack {
  order: OrderRow;
  parts: { shop_name: string; lines: LineToPack[] }[];
}

interface SentCopies {
  readonly all: number;
  /** Those that went to an address the order had before. */
  readonly elsewhere: number;
  /** The last of those addresses. */
  readonly kept: OrderAddress | null;
}

/** Number of copies of each line that have left. */
async function readSentCopies(via: Queryable, ids: readonly number[]): Promise<Map<number, SentCopies>> {
  const copies = sql<number>`coalesce(sum(${shipmentLines.quantity}), 0)::int`;
  const kept = selectSentAddress(sql`shipments.id`, sql`shipments.order_id`);
  const rows = await via
    .select({
      line: shipmentLines.order_line_id,
      all: copies,
      elsewhere: sql<number>`coalesce(sum(${shipmentLines.quantity}) filter (where ${kept} is not null), 0)::int`,
      kept: sql<OrderAddress | null>`(array_agg(${kept} order by ${shipments.id} desc))[1]`,
    })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.id, shipmentLines.shipment_id))
    .where(
      and(inArray(shipments.order_id, [...ids]), inArray(shipments.status, ShipmentStatus.values.filter(isTrackable))),
    )
    .groupBy(shipmentLines.order_line_id);
  return new Map(rows.map(({ line, ...copies }) => [line, copies]));
}

/**
 * Reads the copies to pack of orders, by order id: those that are still wanted and have not left; of an order that
 * has left completely those sent to its current address, for reprints of its documents. The only place that selects
 * the copies.
 */
export async function readOrdersToPack(via: Queryable, ids: readonly number[]): Promise<Map<number, OrderToPack>> {
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
  const sent = await readSentCopies(via, ids);
  const ofOrder = Map.groupBy(lines, ({ line }) => line.order_id);
  return new Map(found.map((order) => [order.id, toPack(order, ofOrder.get(order.id) ?? [], sent)]));
}

interface SoldLine {
  readonly line: typeof orderLines.$inferSelect;
  readonly weight: number;
  readonly shop_id: number;
  readonly shop_name: string;
}

function toPack(order: OrderRow, own: readonly SoldLine[], sent: ReadonlyMap<number, SentCopies>): OrderToPack {
  const counted = own.map((one) => {
    const wanted = one.line.quantity - one.line.cancelled;
    const { all = 0, elsewhere = 0, kept } = sent.get(one.line.id) ?? {};
    return { ...one, wanted, open: wanted - all, here: wanted - elsewhere, kept };
  });
  const hasLeft = counted.every(({ open }) => open <= 0);
  const isElsewhere = counted.every(({ here }) => here <= 0);
  const kept = isElsewhere ? counted.findLast((one) => one.kept)?.kept : undefined;
  const copies = isElsewhere ? 'wanted' : hasLeft ? 'here' : 'open';
  const parts = [...Map.groupBy(counted, ({ shop_id }) => shop_id).values()].map((part) => ({
    shop_name: part[0]?.shop_name ?? '',
    lines: part.flatMap(({ line, weight, [copies]: quantity }) =>
      quantity > 0 ? [{ ...line, quantity, weight }] : [],
    ),
  }));
  return {
    order: kept ? { ...order, ...toAddressColumns(kept) } : order,
    parts: parts.filter((part) => part.lines.length > 0),
  };
}
