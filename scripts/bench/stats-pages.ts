// A year's statistics as the back office asks for them, and the best SQL by hand for the same numbers.
import type { BackOfficePage } from './order-pages.ts';

/** A year day by day from the sums of days: nothing is checked, nothing compared, one currency's rates. */
const BY_HAND = {
  'a year over time': `
    with rates as (select currency, day as since, lead(day, 1, 'infinity') over (partition by currency order by day) as until, rate
      from fx_rates union all select 'EUR', '1970-01-01', 'infinity', 1)
    select date_trunc('month', s.day)::date as month, sum(gross / rate)::float8 as gross, sum((gross - vat) / rate)::float8 as net,
      sum(orders) as orders, sum(copies) as copies, sum(new_customers) as new_customers
    from sales_days s join rates r on r.currency = s.currency and s.day >= since and s.day < until
    where dimension = 'total' and s.day >= date_trunc('year', current_date)::date group by 1`,
  'a year by project': `
    with rates as (select currency, day as since, lead(day, 1, 'infinity') over (partition by currency order by day) as until, rate
      from fx_rates union all select 'EUR', '1970-01-01', 'infinity', 1)
    select s.key, sum(gross / rate)::float8 as gross, sum((gross - vat) / rate)::float8 as net, sum(orders) as orders,
      sum(copies) as copies, sum(new_customers) as new_customers
    from sales_days s join rates r on r.currency = s.currency and s.day >= since and s.day < until
    where dimension = 'project' and s.day >= date_trunc('year', current_date)::date
    group by 1 order by 2 desc limit 10`,
  'a year of a country by shop': `
    with rates as (select currency, day as since, lead(day, 1, 'infinity') over (partition by currency order by day) as until, rate
      from fx_rates union all select 'EUR', '1970-01-01', 'infinity', 1)
    select shop_id, sum(gross / rate)::float8 as gross, sum((gross - vat) / rate)::float8 as net,
      sum((firsts >> 1) & 1) as orders, sum(copies) as copies
    from sales s join rates r on r.currency = s.currency and s.day >= since and s.day < until
    where country_id = 'FR' and s.day >= date_trunc('year', current_date)::date
    group by 1 order by 2 desc limit 10`,
} as const;

const ASKED: Readonly<Record<keyof typeof BY_HAND, string>> = {
  'a year over time': 'sales?period=year',
  'a year by project': 'breakdown?dimension=project&period=year&limit=10',
  'a year of a country by shop': 'breakdown?dimension=shop&period=year&country_id=FR&limit=10',
};

/** The statistics of a year that are measured. */
export const statsPages: readonly BackOfficePage[] = Object.entries(ASKED).map(([name, path]) => ({
  name,
  url: `/api/admin/stats/${path}`,
  statements: [{ text: BY_HAND[name as keyof typeof BY_HAND], values: [] }],
}));
