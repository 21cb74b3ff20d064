// SQL from paid order lines to project earnings and shop balances.
import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import { type SQL, sql } from 'drizzle-orm';
import { LINE_SHARES } from '#server/modules/orders/index.ts';
import { selectSetting } from '#server/core/settings/settings.ts';

const toDay = (moment: string): SQL => sql.raw(`(${moment} at time zone '${SHOP_TIME_ZONE}')::date`);

/** The commission of a project in per cent: the project's, else the setting on the payment day. */
export const feeRateSql = (projectRate: SQL, paidOn: SQL): SQL =>
  sql`coalesce(${projectRate}, ${selectSetting('project_fee_percent', paidOn)})`;

/** The commission of a net amount at `rate` per cent in minor units, rounded per line so that periods add up. */
export const feeSql = (net: SQL): SQL => sql`round((${net} * rate / 100)::numeric)`;

const buildDue = (net: string): SQL => sql`${sql.raw(net)} - ${feeSql(sql.raw(net))}`;

/**
 * Inserts the earnings of the projects `p` that match `condition` until `day`, line by line as in statements. Pending
 * refunds and open disputes are not payable. In-house shops have no earnings.
 */
export const insertEarnings = (condition: SQL, day: string): SQL => sql`
  insert into project_earnings (project_id, currency, due, payable, as_of)
  with selected_projects as materialized (
    select p.id, p.fee_rate from projects p join shops h on h.id = p.shop_id where h.type <> 'house' and ${condition}
  ), parts as materialized (
    select s.id as part_id, s.order_id, s.discount, o.currency, o.vat_rate, ${toDay('o.paid_at')} as paid_on,
      s.status in ('sent', 'delivered')
        and ${toDay('coalesce((select max(t.sent_at) from shipments t where t.shop_order_id = s.id), o.sent_at)')}
          + (${selectSetting('payout_wait_days', sql`${day}::date`)})::int <= ${day}::date
        and not exists (
          select from disputes d where d.order_id = s.order_id and d.status in ('needs_response', 'under_review'))
        as is_payable
    from shop_orders s join orders o on o.id = s.order_id
    where o.paid_at is not null
      and s.id in (select l.shop_order_id from order_lines l join selected_projects w on w.id = l.project_id)
  ), ${LINE_SHARES}, line_refunds as (
    select g.order_line_id as line_id, coalesce(sum(g.amount - g.vat) filter (where r.status = 'done'), 0) as net,
      sum(g.amount - g.vat) as net_with_pending
    from refund_lines g join refunds r on r.id = g.refund_id
    where r.status <> 'failed' and g.order_line_id in (select line_id from line_shares) group by 1
  ), earned as (
    select s.project_id, p.currency, p.is_payable, s.paid - s.vat as net, coalesce(b.net, 0) as refunded,
      coalesce(b.net_with_pending, 0) as refunded_with_pending,
      ${feeRateSql(sql.raw('w.fee_rate'), sql.raw('p.paid_on'))} as rate
    from line_shares s join selected_projects w on w.id = s.project_id join parts p on p.part_id = s.part_id
      left join line_refunds b on b.line_id = s.line_id
  )
  select project_id, currency, sum(${buildDue('net')} - (${buildDue('refunded')})),
    coalesce(sum(${buildDue('net')} - (${buildDue('refunded_with_pending')})) filter (where is_payable), 0),
    ${day}::date
  from earned group by project_id, currency`;

/** Remaining payable amounts by project and currency: payable less paid and open payouts. */
export const selectProjectsLeft = (condition: SQL): SQL => sql`
  select e.project_id, e.currency, p.shop_id, e.due, e.payable, coalesce(o.amount, 0)::bigint as paid_out,
    e.payable - coalesce(o.amount, 0)::bigint as left
  from project_earnings e join projects p on p.id = e.project_id left join lateral (
    select sum(t.amount) as amount from artist_payout_parts t join artist_payouts a on a.id = t.payout_id
    where t.project_id = e.project_id and a.currency = e.currency and a.status in ('requested', 'approved', 'paid')
  ) o on true
  where ${condition}`;

/** Recomputes the balances of the shops `p.shop_id` that match `condition`. */
export const writeBalances = (condition: SQL, now: Date): SQL => sql`
  insert into balances (shop_id, currency, earned, pending, paid_out, available, changed_at)
  select shop_id, currency, sum(due), sum(due - payable), sum(paid_out), sum("left"), ${now.toISOString()}::timestamptz
  from (${selectProjectsLeft(condition)}) l group by shop_id, currency
  on conflict (shop_id, currency) do update set earned = excluded.earned, pending = excluded.pending,
    paid_out = excluded.paid_out, available = excluded.available, changed_at = excluded.changed_at`;
