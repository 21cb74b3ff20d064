import { ShipmentStatus } from '#generated/enums.ts';
import { isTrackable, OPEN_SHOP_ORDER } from '#domain/statuses.ts';
import { type SQL, sql } from 'drizzle-orm';

const SHIPPED = ShipmentStatus.values.filter(isTrackable);

/** SQL of an item's sold but unshipped copies. */
export const selectReservedCopies = (item: SQL): SQL<number> => sql<number>`
  select coalesce(sum(l.quantity - l.cancelled - coalesce(shipped.copies, 0)), 0)::int
  from order_lines l join shop_orders part on part.id = l.shop_order_id
  left join lateral (
    select sum(sl.quantity) as copies from shipment_lines sl join shipments s on s.id = sl.shipment_id
    where sl.order_line_id = l.id and s.status in (${toSqlList(SHIPPED)})) shipped on true
  where l.item_id = ${item} and part.status in (${toSqlList(OPEN_SHOP_ORDER)})`;

const toSqlList = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));
