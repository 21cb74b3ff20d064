import { fromMinor, sum } from '#domain/money.ts';
import { ProjectRefundStatus, type ProjectRefundReason } from '#generated/enums.ts';
import type { ProjectRefund, ProjectRefundOrder } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/core/database/database.ts';
import { readRows } from '#server/core/database/selection.ts';
import { OPEN_SHOP_ORDER } from '#domain/statuses.ts';
import { LINE_SHARES } from '../line-shares.ts';
import { orders } from '../orders.table.ts';

/** Maximum number of listed orders. */
const MAX_LISTED = 500;
/** Order of the list. */
const RANKS: readonly ProjectRefundStatus[] = [
  'failed',
  'left_out',
  'processing',
  'waiting',
  'stopped',
  'ready',
  'refunded',
];

const o = alias(orders, 'o');
const ORDER = {
  ...{ order_id: o.id, number: o.number, currency: o.currency },
  amount: sql<number>`case when r.amount > 0 then r.amount else c.amount end::float8`,
  status: sql<ProjectRefundStatus>`case
    when f.status in ('waiting', 'stopped', 'failed') then f.status
    when 'failed' = any (r.statuses) then 'failed'
    when 'processing' = any (r.statuses) then 'processing'
    when f.status = 'done' and c.open_copies = 0 then 'refunded'
    when c.left_copies = 0 then 'refunded'
    when o.payment_status <> 'paid' or c.open_copies = 0 or d.is_disputed then 'left_out'
    else 'ready' end`,
  reason: sql<ProjectRefundReason | null>`case
    when f.status in ('waiting', 'stopped') then null
    when f.status = 'failed' then f.reason
    when 'failed' = any (r.statuses) then coalesce(r.code, 'refund_declined')
    when r.statuses is not null or c.left_copies = 0 then null
    when o.payment_status <> 'paid' then 'not_paid'
    when c.open_copies = 0 then 'shipped'
    when d.is_disputed then 'disputed' end`,
};

/** An order in the refund of a project; `amount` in minor units. */
export type ProjectRefundRow = Awaited<ReturnType<typeof readProjectRefundOrders>>[number];

/** Reads the orders of a project that were paid or wait for their payment, with the state of their refund. */
export function readProjectRefundOrders(db: Queryable, id: number) {
  const query = (columns: SQL) => sql`
    with parts as (
      select s.id as part_id, s.order_id, s.discount, o.vat_rate, o.currency, s.status
      from shop_orders s join orders o on o.id = s.order_id
      where s.id in (select shop_order_id from order_lines where project_id = ${id})
        and o.payment_status in ('paid', 'processing')
    ), ${LINE_SHARES}, copies as (
      select p.order_id, sum(s.paid - coalesce(g.amount, 0)) as amount, sum(l.quantity - l.cancelled) as left_copies,
        coalesce(sum(l.quantity - l.cancelled) filter (where p.status in (${sql.join(
          OPEN_SHOP_ORDER.map((status) => sql`${status}`),
          sql`, `,
        )})), 0) as open_copies
      from line_shares s join parts p on p.part_id = s.part_id join order_lines l on l.id = s.line_id
        left join lateral (select sum(x.amount) as amount from refund_lines x join refunds r on r.id = x.refund_id
          where x.order_line_id = s.line_id and r.status = 'done') g on true
      where s.project_id = ${id} group by 1
    )
    select ${columns}
    from copies c join orders o on o.id = c.order_id
      left join project_refunds f on f.project_id = ${id} and f.order_id = o.id
      left join lateral (select array_agg(status) as statuses, sum(amount) as amount, max(failure_code) as code
        from refunds where id = any (f.refund_ids)) r on true
      left join lateral (select exists (select from disputes where order_id = o.id and status <> 'won') as is_disputed) d on true
    order by o.id`;
  return readRows(db, ORDER, query);
}

/** The refund of a project in wire format. */
export async function readProjectRefund(db: Queryable, id: number): Promise<ProjectRefund> {
  const rows = await readProjectRefundOrders(db, id);
  const groups = [...Map.groupBy(rows, ({ currency, status }) => `${currency} ${status}`).values()];
  return {
    sums: ProjectRefundStatus.values.flatMap((status) =>
      groups.flatMap((group) => {
        const [first] = group;
        if (first?.status !== status) return [];
        const amount = fromMinor(sum(group.map((row) => row.amount)), first.currency);
        return [{ currency: first.currency, status, orders: group.length, amount }];
      }),
    ),
    orders: rows
      .toSorted((one, other) => RANKS.indexOf(one.status) - RANKS.indexOf(other.status))
      .slice(0, MAX_LISTED)
      .map((row): ProjectRefundOrder => ({ ...row, amount: fromMinor(row.amount, row.currency) })),
  };
}
