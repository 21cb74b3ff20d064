// The statements that turn paid order lines into what projects earned, and that into the balances of shops.
import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import { type SQL, sql } from 'drizzle-orm';
import { settingSql } from '#server/settings/settings.ts';

const dayOf = (moment: string): SQL => sql.raw(`(${moment} at time zone '${SHOP_TIME_ZONE}')::date`);

/**
 * Writes what the projects `p` that fulfil `which` have earned until `day`. Counts as their statements do: a part's
 * reduction is shared out over its lines by running sums, exchanged copies were not paid, the share of the house is taken
 * by item (that which held on the day of payment, where the project has none of its own). What is refunded just now is
 * not payable any more, neither is what a bank wants back. Projects of the house's own shops earn nobody anything.
 */
export const insertEarnings = (which: SQL, day: string): SQL => sql`
  insert into project_earnings (project_id, currency, due, payable, as_of)
  with wanted as materialized (
    select p.id, p.fee_rate from projects p join shops h on h.id = p.shop_id where h.type <> 'house' and ${which}
  ), parts as materialized (
    select s.id as part_id, s.order_id, s.discount, o.currency, o.vat_rate, ${dayOf('o.paid_at')} as paid_on,
      s.status in ('sent', 'delivered')
        and ${dayOf('coalesce((select max(t.sent_at) from shipments t where t.shop_order_id = s.id), o.sent_at)')}
          + (${settingSql('payout_wait_days', sql`${day}::date`)})::int <= ${day}::date
        and not exists (
          select from disputes d where d.order_id = s.order_id and d.status in ('needs_response', 'under_review'))
        as is_payable
    from shop_orders s join orders o on o.id = s.order_id
    where o.paid_at is not null
      and s.id in (select l.shop_order_id from order_lines l join wanted w on w.id = l.project_id)
  ), exchanged as (
    select (e->>'order_line_id')::int as line_id, sum((e->>'amount')::bigint) as amount
    from order_changes c, jsonb_array_elements(c.exchanged->'lines') e
    where c.status = 'done' and c.order_id in (select order_id from parts) group by 1
  ), lines as (
    select p.*, l.id as line_id, l.item_id, l.project_id, l.total - coalesce(x.amount, 0) as amount
    from parts p join order_lines l on l.shop_order_id = p.part_id left join exchanged x on x.line_id = l.id
  ), shared as (
    select *, sum(amount) over part as all_of_part, sum(amount) over (part order by line_id) as so_far
    from lines window part as (partition by part_id)
  ), given as (
    select g.order_line_id as line_id,
      sum(g.amount) filter (where r.status = 'done') as amount, sum(g.vat) filter (where r.status = 'done') as vat,
      sum(g.amount - g.vat) as with_those_under_way
    from refund_lines g join refunds r on r.id = g.refund_id
    where r.status <> 'failed' and g.order_line_id in (select line_id from lines) group by 1
  ), goods as (
    select s.*, w.fee_rate, amount - coalesce(round(discount * so_far / nullif(all_of_part, 0))
      - round(discount * (so_far - amount) / nullif(all_of_part, 0)), 0) as paid
    from shared s join wanted w on w.id = s.project_id
  ), by_item as (
    select g.project_id, g.currency, coalesce(g.fee_rate, ${settingSql('project_fee_percent', sql.raw('g.paid_on'))}) as rate,
      sum(g.net - coalesce(b.amount - b.vat, 0)) as net,
      coalesce(sum(g.net - coalesce(b.with_those_under_way, 0)) filter (where g.is_payable), 0) as payable
    from (select *, paid - round((paid * vat_rate / (100 + vat_rate))::numeric) as net from goods) g
      left join given b on b.line_id = g.line_id
    group by g.project_id, g.currency, g.item_id, 3
  )
  select project_id, currency, sum(net - round(net * rate::numeric / 100)),
    sum(payable - round(payable * rate::numeric / 100)), ${day}::date
  from by_item group by project_id, currency`;

/** What projects have left to pay out by currency: payable, less the parts of payouts that are paid or open. */
export const leftOfProjects = (which: SQL): SQL => sql`
  select e.project_id, e.currency, p.shop_id, e.due, e.payable, coalesce(o.amount, 0)::bigint as paid_out,
    e.payable - coalesce(o.amount, 0)::bigint as left
  from project_earnings e join projects p on p.id = e.project_id left join lateral (
    select sum(t.amount) as amount from artist_payout_parts t join artist_payouts a on a.id = t.payout_id
    where t.project_id = e.project_id and a.currency = e.currency and a.status in ('requested', 'approved', 'paid')
  ) o on true
  where ${which}`;

/** Reckons the balances of the shops `p.shop_id` that fulfil `which` up anew. */
export const writeBalances = (which: SQL, now: Date): SQL => sql`
  insert into balances (shop_id, currency, earned, pending, paid_out, available, changed_at)
  select shop_id, currency, sum(due), sum(due - payable), sum(paid_out), sum("left"), ${now.toISOString()}::timestamptz
  from (${leftOfProjects(which)}) l group by shop_id, currency
  on conflict (shop_id, currency) do update set earned = excluded.earned, pending = excluded.pending,
    paid_out = excluded.paid_out, available = excluded.available, changed_at = excluded.changed_at`;
