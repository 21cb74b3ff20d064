import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/core/database/database.ts';
import { readRows } from '#server/core/database/selection.ts';
import type { ProjectSales } from '#server/modules/catalogue/index.ts';
import { LINE_SHARES } from './line-shares.ts';
import { orders } from './orders.table.ts';

const SALES = {
  currency: alias(orders, 'p').currency,
  orders: sql<number>`(count(distinct p.order_id) filter (where l.quantity > l.cancelled))::int`,
  copies: sql<number>`sum(greatest(l.quantity - l.cancelled, 0))::int`,
  amount: sql<number>`sum(s.paid - coalesce(g.amount, 0))::float8`,
};

/** Sums the paid orders of a project by currency, refunds deducted; the largest first. */
export async function readProjectSales(db: Queryable, id: number): Promise<ProjectSales[]> {
  const query = (columns: SQL) => sql`
    with parts as (
      select s.id as part_id, s.order_id, s.discount, o.vat_rate, o.currency from shop_orders s join orders o on o.id = s.order_id
      where s.id in (select shop_order_id from order_lines where project_id = ${id})
        and o.payment_status = 'paid' and o.status <> 'cancelled'
    ), ${LINE_SHARES}
    select ${columns}
    from line_shares s join parts p on p.part_id = s.part_id join order_lines l on l.id = s.line_id
      left join lateral (select sum(f.amount) as amount from refund_lines f join refunds r on r.id = f.refund_id
        where f.order_line_id = s.line_id and r.status = 'done') g on true
    where s.project_id = ${id} group by p.currency having sum(l.quantity - l.cancelled) > 0 order by 4 desc`;
  return readRows(db, SALES, query);
}
