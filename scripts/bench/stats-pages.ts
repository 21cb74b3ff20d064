// A year's statistics as the back office requests them, with hand-written SQL for the same numbers.
import type { BackOfficePage } from './order-pages.ts';

/** Exchange rates as one row per currency; a join with the days would read the days once per rate. */
const RATES = `with dated as (select currency, day, rate from fx_rates union all select 'EUR', '1970-01-01', 1),
    rates as materialized (select currency, array_agg(day order by day) as since, array_agg(rate order by day) as each
      from dated group by currency)`;
const buildConvertedSum = (amount: string) => `sum(${amount} / each[width_bucket(s.day, since)])::float8`;
const AMOUNTS = `${buildConvertedSum('gross')} as gross, ${buildConvertedSum('(gross - vat)')} as net`;
const THIS_YEAR = `s.day between date_trunc('year', current_date)::date and current_date`;

/** Builds the query of refunds in the same currency; `joins` are those that `dimension` needs. */
const buildRefundsQuery = (dimension: string, joins = '', amount = 'refunds.amount', where = 'true') => `${RATES}
    select ${dimension}, sum(${amount} / each[width_bucket(s.day, since)])::float8 as refunds, ${joins ? 'count(distinct refunds.id)' : 'count(*)'} as refunds_count
    from refunds cross join lateral (select (settled_at at time zone 'Europe/Paris')::date as day) s
      join rates on rates.currency = refunds.currency ${joins}
    where refunds.status = 'done' and settled_at >= date_trunc('year', now(), 'Europe/Paris') and ${where} group by 1`;
const JOIN_REFUND_LINES = `join refund_lines on refund_id = refunds.id join order_lines on order_lines.id = order_line_id`;

/** Statements by page. */
const REFERENCE_STATEMENTS = {
  'a year over time': [
    `${RATES}
    select date_trunc('month', s.day)::date as month, ${AMOUNTS},
      sum(orders) as orders, sum(copies) as copies, sum(new_customers) as new_customers
    from sales_days s join rates using (currency) where dimension = 'total' and ${THIS_YEAR} group by 1`,
    buildRefundsQuery(`date_trunc('month', s.day)::date as month`),
  ],
  'a year by project': [
    `${RATES}
    select s.key, ${AMOUNTS}, sum(orders) as orders, sum(copies) as copies, sum(new_customers) as new_customers
    from sales_days s join rates using (currency) where dimension = 'project' and ${THIS_YEAR}
    group by 1 order by 2 desc limit 10`,
    buildRefundsQuery('order_lines.project_id', JOIN_REFUND_LINES, 'refund_lines.amount'),
  ],
  'a year of a country by shop': [
    `${RATES}
    select shop_id, ${AMOUNTS}, sum((firsts >> 1) & 1) as orders, sum(copies) as copies
    from sales s join rates using (currency) where country_id = 'FR' and ${THIS_YEAR}
    group by 1 order by 2 desc limit 10`,
    buildRefundsQuery(
      'shop_orders.shop_id',
      `${JOIN_REFUND_LINES} join shop_orders on shop_orders.id = order_lines.shop_order_id
      join orders on orders.id = refunds.order_id`,
      'refund_lines.amount',
      `orders.country_id = 'FR'`,
    ),
  ],
} as const;

const PATHS: Readonly<Record<keyof typeof REFERENCE_STATEMENTS, string>> = {
  'a year over time': 'sales?period=year',
  'a year by project': 'breakdown?dimension=project&period=year&limit=10',
  'a year of a country by shop': 'breakdown?dimension=shop&period=year&country_id=FR&limit=10',
};

/** The measured statistics. */
export const statsPages: readonly BackOfficePage[] = Object.entries(PATHS).map(([name, path]) => ({
  name,
  url: `/api/admin/stats/${path}`,
  statements: REFERENCE_STATEMENTS[name as keyof typeof REFERENCE_STATEMENTS].map((text) => ({ text, values: [] })),
}));
