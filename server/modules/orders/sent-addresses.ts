// Addresses of shipped parcels, which are stored with the change of address because parcels have none.
import { formatPostalAddress } from '#domain/addresses/format-address.ts';
import { sum } from '#domain/money.ts';
import { isTrackable } from '#domain/statuses.ts';
import { ShipmentStatus } from '#generated/enums.ts';
import type { OrderAddress, OrderAddressPreview } from '#generated/schemas.ts';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { shops } from '#server/modules/shops/index.ts';
import { readCancellableLines } from './cancellable-lines.ts';
import { type OrderRow } from './orders.table.ts';
import { shipments } from './shipments.table.ts';
import { shopOrders } from './shop-orders.table.ts';
import { type ChangeAddress } from './order-changes.table.ts';
import { formatCustomerName } from './plan-order.ts';
import type { Queryable } from '#server/core/database/database.ts';

/**
 * SQL of the address a parcel was sent to (jsonb), when the order's address changed later; else null. Takes SQL with table
 * names, because Drizzle omits them in queries of one table.
 */
export const selectSentAddress = (parcelId: SQL, orderId: SQL) => sql<OrderAddress | null>`(
  select c.address -> 'kept' -> 'address' from order_changes c
  where c.order_id = ${orderId} and c.status = 'done' and c.address -> 'kept' -> 'parcels' @> to_jsonb(${parcelId}::int)
  order by c.id limit 1)`;

/** The shipped parcels of an order with their addresses. */
async function readSentParcels(db: Queryable, order: OrderRow) {
  const rows = await db
    .select({
      ...{ id: shipments.id, shop_order_id: shipments.shop_order_id },
      sentAddress: selectSentAddress(sql`shipments.id`, sql`shipments.order_id`),
    })
    .from(shipments)
    .where(and(eq(shipments.order_id, order.id), inArray(shipments.status, ShipmentStatus.values.filter(isTrackable))))
    .orderBy(asc(shipments.id));
  return rows.map(({ sentAddress, ...parcel }) => ({
    ...parcel,
    isStored: sentAddress !== null,
    address: sentAddress ?? getOrderAddress(order),
  }));
}

/** Adds the current address and the shipped parcels of a locked order to its new address. */
export async function addSentAddress(tx: Queryable, before: OrderRow, address: OrderAddress): Promise<ChangeAddress> {
  const parcels = (await readSentParcels(tx, before)).filter(({ isStored }) => !isStored).map(({ id }) => id);
  return parcels.length > 0 ? { ...address, kept: { address: getOrderAddress(before), parcels } } : address;
}

/** Shipped and open copies by part, for an order with shipped parcels; else empty. */
export async function readSentParts(db: Queryable, order: OrderRow): Promise<OrderAddressPreview['parts']> {
  const parcels = await readSentParcels(db, order);
  if (parcels.length === 0) return [];
  const parts = await db
    .select({ shop_order_id: shopOrders.id, shop_name: shops.name })
    .from(shopOrders)
    .innerJoin(shops, eq(shops.id, shopOrders.shop_id))
    .where(eq(shopOrders.order_id, order.id))
    .orderBy(asc(shopOrders.id));
  const lines = await readCancellableLines(db, order.id);
  return parts.flatMap((part) => {
    const partLines = lines.filter((line) => line.shop_order_id === part.shop_order_id);
    const copies_left = sum(partLines.map(({ shipped }) => shipped));
    const copies_open = sum(partLines.map(({ cancellable }) => cancellable));
    const partParcels = parcels.filter((parcel) => parcel.shop_order_id === part.shop_order_id);
    const addresses = [...new Set(partParcels.map(({ address }) => formatPostalAddress(address).join(', ')))];
    return copies_left + copies_open > 0 ? [{ ...part, copies_left, copies_open, addresses }] : [];
  });
}

/** The address columns of an order. */
export function toAddressColumns({ zip_code = '', ...address }: OrderAddress) {
  const emptyFields = { company: null, address2: null, state: null, phone: null };
  return { ...emptyFields, ...address, zip_code, customer_name: formatCustomerName(address) };
}

/** The address of an order. */
function getOrderAddress(order: OrderRow): OrderAddress {
  const { firstname, lastname, company, address, address2, zip_code, city, state, country_id, phone } = order;
  return { firstname, lastname, company, address, address2, zip_code, city, state, country_id, phone };
}
