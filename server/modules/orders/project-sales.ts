import type { Currency } from '#generated/enums.ts';
import { sql } from 'drizzle-orm';
import { LINE_SHARES } from './line-shares.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { ProjectSales } from '#server/modules/catalogue/index.ts';

/** Sums the paid orders of a project by currency, refunds deducted; the largest first. */
export async function readProjectSales(db: Queryable, id: number): Promise<ProjectSales[]> {
  const { rows } = await db.execute<{ currency: Currency; orders: string; copies: string; amount: string }>(sql`
    with parts as (
      select s.id as part_id, s.order_id, s.discount, o.vat_rate, o.currency from shop_orders s join orders o on o.id = s.order_id
      where s.id in (select shop_order_id from order_lines where project_id = ${id})
        and o.payment_status = 'paid' and o.status <> 'cancelled'
    ), ${LINE_SHARES}
    select p.currency, count(distinct p.order_id) filter (where l.quantity > l.cancelled) as orders,
      sum(greatest(l.quantity - l.cancelled, 0)) as copies,
      sum(s.paid - coalesce(g.amount, 0)) as amount
    from line_shares s join parts p on p.part_id = s.part_id join order_lines l on l.id = s.line_id
      left join lateral (select sum(f.amount) as amount from refund_lines f join refunds r on r.id = f.refund_id
        where f.order_line_id = s.line_id and r.status = 'done') g on true
    where s.project_id = ${id} group by p.currency having sum(l.quantity - l.cancelled) > 0 order by 4 desc`);
  return rows.map(({ currency, orders, copies, amount }) => ({
    currency,
    orders: Number(orders),
    copies: Number(copies),
    amount: Number(amount),
  }));
}
