// What has left keeps the address it went to when its order goes elsewhere. The change keeps it, as parcels have none of their own.
import { addressLines } from '#domain/addresses/format-address.ts';
import { sum } from '#domain/money.ts';
import { isTrackable } from '#domain/statuses.ts';
import { ShipmentStatus } from '#generated/enums.ts';
import type { OrderAddress, OrderAddressPreview } from '#generated/schemas.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { shops } from '#server/modules/shops/index.ts';
import { readLooseLines } from './loose-lines.ts';
import { type OrderRow } from './orders.table.ts';
import { shipments } from './shipments.table.ts';
import { shopOrders } from './shop-orders.table.ts';
import { type ChangeAddress } from './order-changes.table.ts';
import { customerName } from './plan-order.ts';
import type { Queryable } from '#server/core/database/database.ts';

/**
 * The address a parcel went to as jsonb, where its order has gone elsewhere since; null where it is the order's. Takes SQL
 * with the table's name: Drizzle leaves it out where a query has one table, and the columns would be those of changes.
 */
export const keptAddress = (parcelId: SQL, orderId: SQL) => sql<OrderAddress | null>`(
  select c.address -> 'kept' -> 'address' from order_changes c
  where c.order_id = ${orderId} and c.status = 'done' and c.address -> 'kept' -> 'parcels' @> to_jsonb(${parcelId}::int)
  order by c.id limit 1)`;

/** The parcels of an order that have left, with where each went. */
async function leftParcels(db: Queryable, order: OrderRow) {
  const rows = await db
    .select({
      ...{ id: shipments.id, shop_order_id: shipments.shop_order_id },
      kept: keptAddress(sql`shipments.id`, sql`shipments.order_id`),
    })
    .from(shipments)
    .where(and(eq(shipments.order_id, order.id), inArray(shipments.status, ShipmentStatus.values.filter(isTrackable))))
    .orderBy(asc(shipments.id));
  return rows.map(({ kept, ...parcel }) => ({ ...parcel, isKept: kept !== null, address: kept ?? addressOf(order) }));
}

/** An address with what keeps that of a locked order, which must not have it yet. */
export async function withKept(tx: Queryable, before: OrderRow, address: OrderAddress): Promise<ChangeAddress> {
  const parcels = (await leftParcels(tx, before)).filter(({ isKept }) => !isKept).map(({ id }) => id);
  return parcels.length > 0 ? { ...address, kept: { address: addressOf(before), parcels } } : address;
}

/** The parts of an order of which a parcel has left, with what keeps its address and what does not; none before that. */
export async function partsOfAddress(db: Queryable, order: OrderRow): Promise<OrderAddressPreview['parts']> {
  const parcels = await leftParcels(db, order);
  if (parcels.length === 0) return [];
  const parts = await db
    .select({ shop_order_id: shopOrders.id, shop_name: shops.name })
    .from(shopOrders)
    .innerJoin(shops, eq(shops.id, shopOrders.shop_id))
    .where(eq(shopOrders.order_id, order.id))
    .orderBy(asc(shopOrders.id));
  const lines = await readLooseLines(db, order.id);
  return parts.flatMap((part) => {
    const own = lines.filter((line) => line.shop_order_id === part.shop_order_id);
    const copies_left = sum(own.map(({ left }) => left));
    const copies_open = sum(own.map(({ loose }) => loose));
    const sent = parcels.filter((parcel) => parcel.shop_order_id === part.shop_order_id);
    const addresses = [...new Set(sent.map(({ address }) => addressLines(address).join(', ')))];
    return copies_left + copies_open > 0 ? [{ ...part, copies_left, copies_open, addresses }] : [];
  });
}

/** What an order keeps of where it goes. */
export function addressValues({ zip_code = '', ...address }: OrderAddress) {
  const blank = { company: null, address2: null, state: null, phone: null };
  return { ...blank, ...address, zip_code, customer_name: customerName(address) };
}

/** Where a row of an order says it goes. */
function addressOf(order: OrderRow): OrderAddress {
  const { firstname, lastname, company, address, address2, zip_code, city, state, country_id, phone } = order;
  return { firstname, lastname, company, address, address2, zip_code, city, state, country_id, phone };
}
