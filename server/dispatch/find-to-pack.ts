import { comparedCode } from '#domain/barcodes.ts';
import { parseEan } from '#domain/ean.ts';
import { orderIdOf } from '#domain/order-number.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database.ts';

/**
 * The order that is to be packed by what was scanned: the number of an order or of its slip, else the barcode of an item or
 * of a carton: then the order that was paid first of those that want as many copies and that nobody packs. Undefined when
 * there is none.
 */
export async function findToPack(db: Queryable, code: string): Promise<number | undefined> {
  const order = parseEan(code) === undefined ? orderIdOf(code) : undefined;
  if (order !== undefined) return order;
  const barcode = comparedCode(code);
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from (
        select id, 1 as copies from order_lines where barcode = ${barcode}
        union select l.id, b.quantity from barcodes b join order_lines l on l.item_id = b.item_id where b.barcode = ${barcode}
      ) asked join order_lines l on l.id = asked.id
      join shop_orders so on so.id = l.shop_order_id join orders o on o.id = l.order_id
    where l.quantity - l.cancelled >= asked.copies and o.payment_status = 'paid' and o.status in ('paid', 'in_preparation')
      and so.status in ('pending', 'in_preparation') and o.claimed_by is null
      and not exists (select from shipments p where p.shop_order_id = so.id and p.status <> 'cancelled')
      and not exists (select from pack_sessions s where s.shop_order_id = so.id and s.status in ('open', 'paused'))
    order by o.paid_at, o.id limit 1`);
  return rows[0]?.id;
}
