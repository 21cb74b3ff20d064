import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';

/** Updates `items_count` and `shops` of a locked order from its remaining copies; unchanged when there are none. */
export async function recountOrder(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`
    update orders o set items_count = remaining.copies, shops = remaining.shops
    from (select sum(part.copies)::int as copies, string_agg(part.name, ', ' order by part.first) as shops
      from (select s.name, min(so.id) as first, sum(l.quantity - l.cancelled) as copies
        from shop_orders so join shops s on s.id = so.shop_id join order_lines l on l.shop_order_id = so.id
        where so.order_id = ${id} group by s.id having sum(l.quantity - l.cancelled) > 0) part) remaining
    where o.id = ${id} and remaining.copies > 0`);
}
