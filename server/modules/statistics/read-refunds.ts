import { DIMENSION_PARTS } from '#domain/statistics/sales-orders.ts';
import { toSeconds } from '#domain/calendar.ts';
import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import type { SalesDimension, StatsGranularity } from '#generated/enums.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { orderLines, orders, selectOriginSource, shopOrders } from '#server/modules/orders/index.ts';
import { refunds } from '#server/modules/payments/index.ts';
import type { Database } from '#server/core/database/database.ts';
import { readRows, type RowOf } from '#server/core/database/selection.ts';
import { getStatementName } from '#server/resources/run-query.ts';
import { ratesOf, type SalesQuestion, selected, summedUp } from './read-sales.ts';

/** Refunded amount in minor units of the reported currency, and number of refunds. */
const SUMS = { refunds: summedUp('told'), refunds_count: sql<number>`count(distinct refund_id)::float8` };
export type RefundSums = RowOf<typeof SUMS>;

const COLUMNS: Readonly<Record<SalesDimension, SQL>> = {
  shop: sql`${shopOrders.shop_id}`,
  project: sql`${orderLines.project_id}`,
  partner: sql`${shopOrders.partner}`,
  country: sql.raw('ordered.country_id'),
  origin: selectOriginSource(sql.raw('ordered.origin')),
  currency: sql`${refunds.currency}`,
};
const OF_ORDERS: readonly SalesDimension[] = ['country', 'origin'];
const OF_PARTS: readonly SalesDimension[] = ['shop', 'partner'];
const OF_COPIES: readonly SalesDimension[] = [...OF_PARTS, 'project'];

/** The converted amount of each refund, shared over its lines to the cent. Shipping is a row without line. */
const SHARED = sql.raw(`pieces as (
  select c.refund_id, c.factor, l.order_line_id, l.amount, row_number() over (partition by c.refund_id order by l.order_line_id) as place
  from converted c join refund_lines l on l.refund_id = c.refund_id
  union all
  select c.refund_id, c.factor, null, c.amount - coalesce(sum(l.amount), 0), 0
  from converted c left join refund_lines l on l.refund_id = c.refund_id group by c.refund_id, c.factor, c.amount
  having c.amount <> coalesce(sum(l.amount), 0)
), shared as (
  select refund_id, order_line_id, round((sum(amount) over up_to * factor)::numeric)
    - round(((sum(amount) over up_to - amount) * factor)::numeric) as told
  from pieces window up_to as (partition by refund_id order by place)
)`);

/** Reads refunds by bucket (its first day) or key; the total is ''. */
export async function readRefunds(
  db: Database,
  question: SalesQuestion,
  by: { granularity: StatsGranularity } | { dimension: SalesDimension },
): Promise<Map<string, RefundSums>> {
  const narrowed = selected(question.selection);
  const dimension = 'dimension' in by ? by.dimension : undefined;
  // shop, partner and project of a refund follow from its copies
  const needs = (dimensions: readonly SalesDimension[]) =>
    [...narrowed, dimension].some((one) => one && dimensions.includes(one));
  const ofCopies = needs(OF_COPIES);
  const joins = [
    // refunds are few: look each up (`offset 0` fences the planner)
    needs(OF_ORDERS) &&
      sql`join lateral (select country_id, origin from ${orders} where ${eq(orders.id, refunds.order_id)} offset 0) ordered on true`,
    ofCopies &&
      sql`join shared on shared.refund_id = ${refunds.id} left join ${orderLines} on ${eq(orderLines.id, sql.raw('shared.order_line_id'))}`,
    needs(OF_PARTS) && sql`left join ${shopOrders} on ${eq(shopOrders.id, orderLines.shop_order_id)}`,
  ].filter((one) => one !== false);
  const { first, last } = toSeconds(question.range);
  const end = Math.min(last + 1, question.until ?? Infinity);
  const day = sql`(${refunds.settled_at} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})::date`;
  const ofPeriod = and(
    eq(refunds.status, 'done'),
    sql`${refunds.settled_at} >= to_timestamp(${first}) and ${refunds.settled_at} < to_timestamp(${end})`,
  );
  const where = and(...narrowed.map((one) => sql`${COLUMNS[one]} = ${question.selection[DIMENSION_PARTS[one].part]}`));
  const start = 'granularity' in by ? sql.raw(`date_trunc('${by.granularity}', day)::date::text`) : sql.raw('key');
  const { table, join, factor } = ratesOf(question);
  const query = (columns: SQL) => sql`with ${table}, settled as materialized (
      select ${refunds.id} as refund_id, ${refunds.amount} as amount, ${day} as day, ${refunds.currency} as currency
      from ${refunds} where ${ofPeriod}
    ), converted as materialized (
      select refund_id, amount, factor, round((amount * factor)::numeric) as told
      from (select settled.*, ${factor} as factor from settled ${join}) with_factor
    )${ofCopies ? sql`, ${SHARED}` : sql``}, given as (
      select ${day} as day, converted.refund_id,
        ${dimension ? sql`coalesce(${COLUMNS[dimension]}::text, '')` : sql.raw(`''`)} as key,
        ${sql.raw(ofCopies ? 'shared.told' : 'converted.told')} as told
      from converted join ${refunds} on ${eq(refunds.id, sql.raw('converted.refund_id'))} ${sql.join(joins, sql` `)}
      ${where ? sql`where ${where}` : sql``})
    select ${columns}
    from (select ${start} as start, told, refund_id from given) keyed
    group by ${'granularity' in by ? sql`grouping sets ((start), ())` : sql.raw('start')}`;
  const rows = await readRows(db, { start: sql<string | null>`start`, ...SUMS }, query, getStatementName);
  return new Map(rows.map(({ start: key, ...sums }) => [key ?? '', sums]));
}
