import { normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import { parseEan } from '#domain/catalogue/ean.ts';
import { parseOrderNumber } from '#domain/orders/order-number.ts';
import type { PackNext } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/core/database/database.ts';
import { columnsOf, readRows } from '#server/core/database/selection.ts';
import { orders } from '#server/modules/orders/index.ts';

/** Condition for a part `so` of an order `o` that is neither claimed nor being packed. */
const IS_WAITING = sql`o.payment_status = 'paid' and o.status in ('paid', 'in_preparation')
  and so.status in ('pending', 'in_preparation') and o.claimed_by is null
  and not exists (select from shipments p where p.shop_order_id = so.id and p.status <> 'cancelled')
  and not exists (select from pack_sessions s where s.shop_order_id = so.id and s.status in ('open', 'paused'))`;

/**
 * Finds the id of the order to pack for a scan: by order number, else by the barcode of an item or carton, as the first
 * paid unclaimed order that needs as many copies. Undefined when there is none.
 */
export async function findOrderToPack(db: Queryable, code: string): Promise<number | undefined> {
  const order = parseEan(code) === undefined ? parseOrderNumber(code) : undefined;
  if (order !== undefined) return order;
  const barcode = normaliseBarcode(code);
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from (
        select id, 1 as copies from order_lines where barcode = ${barcode}
        union select l.id, b.quantity from barcodes b join order_lines l on l.item_id = b.item_id where b.barcode = ${barcode}
      ) scanned join order_lines l on l.id = scanned.id
      join shop_orders so on so.id = l.shop_order_id join orders o on o.id = l.order_id
    where l.quantity - l.cancelled >= scanned.copies and ${IS_WAITING}
    order by o.paid_at, o.id limit 1`);
  return rows[0]?.id;
}

/** Maximum of the returned number of waiting orders. */
const MAX_COUNTED = 1000;

const FIRST = {
  order_id: sql<number>`first.id`,
  ...columnsOf(alias(orders, 'first'), 'number', 'customer_name'),
  copies: sql<number>`(select coalesce(sum(l.quantity - l.cancelled), 0)::int from order_lines l where l.shop_order_id = first.part)`,
  waiting: sql<number>`(select least(count(distinct id), ${MAX_COUNTED})::int from candidates)`,
};

/** Reads the first paid order waiting for the packing station and how many wait, without those in batches. */
export async function readPackQueue(db: Queryable): Promise<{ next: PackNext | null; waiting: number }> {
  const query = (columns: SQL) => sql`
    with candidates as materialized (
      select o.id, o.number, o.customer_name, o.paid_at, so.id as part
      from shop_orders so join orders o on o.id = so.order_id where ${IS_WAITING}
        and not exists (select from batch_orders b where b.shop_order_id = so.id and b.live))
    select ${columns}
    from candidates first order by first.paid_at, first.id limit 1`;
  const [first] = await readRows(db, FIRST, query);
  if (!first) return { next: null, waiting: 0 };
  const { waiting, ...next } = first;
  return { next, waiting };
}
