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

/** A line whose `quantity` is the copies in the parcel; `weight` of one copy in grams. */
export type LineToPack = typeof orderLines.$inferSelect & { weight: number };

/** An order with its lines to pack, by shop. */
export interface OrderToPack {
  order: OrderRow;
  parts: { shop_name: string; lines: LineToPack[] }[];
}

interface SentCopies {
  readonly all: number;
  /** Copies sent to a previous address of the order. */
  readonly elsewhere: number;
  /** The last of the previous addresses. */
  readonly previousAddress: OrderAddress | null;
}

/** Reads the number of shipped copies by order line id. */
async function readSentCopies(db: Queryable, ids: readonly number[]): Promise<Map<number, SentCopies>> {
  const copies = sql<number>`coalesce(sum(${shipmentLines.quantity}), 0)::int`;
  const previousAddress = selectSentAddress(sql`shipments.id`, sql`shipments.order_id`);
  const rows = await db
    .select({
      line: shipmentLines.order_line_id,
      all: copies,
      elsewhere: sql<number>`coalesce(sum(${shipmentLines.quantity})
        filter (where ${previousAddress} is not null), 0)::int`,
      previousAddress: sql<OrderAddress | null>`(array_agg(${previousAddress} order by ${shipments.id} desc))[1]`,
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
 * Reads the copies to pack of orders, by order id: those neither cancelled nor shipped; for reprints of a completely
 * shipped order those sent to its current address, else all with the previous address. Used for all documents.
 */
export async function readOrdersToPack(db: Queryable, ids: readonly number[]): Promise<Map<number, OrderToPack>> {
  const orderRows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  const lines = await db
    .select({ line: orderLines, weight: items.weight, shop_id: shopOrders.shop_id, shop_name: shops.name })
    .from(orderLines)
    .innerJoin(items, eq(items.id, orderLines.item_id))
    .innerJoin(shopOrders, eq(shopOrders.id, orderLines.shop_order_id))
    .innerJoin(shops, eq(shops.id, shopOrders.shop_id))
    .where(inArray(orderLines.order_id, [...ids]))
    .orderBy(asc(orderLines.id));
  const sent = await readSentCopies(db, ids);
  const linesByOrder = Map.groupBy(lines, ({ line }) => line.order_id);
  return new Map(orderRows.map((order) => [order.id, toOrderToPack(order, linesByOrder.get(order.id) ?? [], sent)]));
}

interface SoldLine {
  readonly line: typeof orderLines.$inferSelect;
  readonly weight: number;
  readonly shop_id: number;
  readonly shop_name: string;
}

function toOrderToPack(
  order: OrderRow,
  soldLines: readonly SoldLine[],
  sent: ReadonlyMap<number, SentCopies>,
): OrderToPack {
  const counted = soldLines.map((sold) => {
    const wanted = sold.line.quantity - sold.line.cancelled;
    const { all = 0, elsewhere = 0, previousAddress } = sent.get(sold.line.id) ?? {};
    return { ...sold, wanted, open: wanted - all, here: wanted - elsewhere, previousAddress };
  });
  const hasLeft = counted.every(({ open }) => open <= 0);
  const isAllElsewhere = counted.every(({ here }) => here <= 0);
  const address = isAllElsewhere ? counted.findLast((line) => line.previousAddress)?.previousAddress : undefined;
  const copies = isAllElsewhere ? 'wanted' : hasLeft ? 'here' : 'open';
  const parts = [...Map.groupBy(counted, ({ shop_id }) => shop_id).values()].map((part) => ({
    shop_name: part[0]?.shop_name ?? '',
    lines: part.flatMap(({ line, weight, [copies]: quantity }) =>
      quantity > 0 ? [{ ...line, quantity, weight }] : [],
    ),
  }));
  return {
    order: address ? { ...order, ...toAddressColumns(address) } : order,
    parts: parts.filter((part) => part.lines.length > 0),
  };
}
