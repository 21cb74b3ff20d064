import { DIMENSION_PARTS } from '#domain/statistics/sales-orders.ts';
import { toSeconds } from '#domain/calendar.ts';
import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import type { SalesDimension, StatsGranularity } from '#generated/enums.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { orderLines, orders, selectOriginSource, shopOrders } from '#server/modules/orders/index.ts';
import { refunds } from '#server/modules/payments/index.ts';
import type { Database } from '#server/core/database/database.ts';
import { readRows, type RowOf } from '#server/core/database/selection.ts';
import { getStatementName } from '#server/core/database/prepared.ts';
import { buildRates, type SalesParameters, getSelectedDimensions, selectSum } from './read-sales.ts';

/** Refunded amount in minor units of the reported currency, and number of refunds. */
const SUMS = { refunds: selectSum('reported'), refunds_count: sql<number>`count(distinct refund_id)::float8` };
export type RefundSums = RowOf<typeof SUMS>;

const COLUMNS: Readonly<Record<SalesDimension, SQL>> = {
  shop: sql`${shopOrders.shop_id}`,
  project: sql`${orderLines.project_id}`,
  partner: sql`${shopOrders.partner}`,
  country: sql.raw('refund_order.country_id'),
  origin: selectOriginSource(sql.raw('refund_order.origin')),
  currency: sql.raw('converted.currency'),
};
const ORDER_DIMENSIONS: readonly SalesDimension[] = ['country', 'origin'];
const PART_DIMENSIONS: readonly SalesDimension[] = ['shop', 'partner'];
const COPY_DIMENSIONS: readonly SalesDimension[] = [...PART_DIMENSIONS, 'project'];

/** The converted amount of each refund, divided among its lines without rounding loss; shipping has no line. */
const SHARED = sql.raw(`pieces as (
  select c.refund_id, c.factor, l.order_line_id, l.amount, row_number() over (partition by c.refund_id order by l.order_line_id) as place
  from converted c join refund_lines l on l.refund_id = c.refund_id
  union all
  select c.refund_id, c.factor, null, c.amount - coalesce(sum(l.amount), 0), 0
  from converted c left join refund_lines l on l.refund_id = c.refund_id group by c.refund_id, c.factor, c.amount
  having c.amount <> coalesce(sum(l.amount), 0)
), shared as (
  select refund_id, order_line_id, round((sum(amount) over up_to * factor)::numeric)
    - round(((sum(amount) over up_to - amount) * factor)::numeric) as reported
  from pieces window up_to as (partition by refund_id order by place)
)`);

/** Reads refunds by the first day of a bucket, or by key. The total has the key ''. */
export async function readRefunds(
  db: Database,
  parameters: SalesParameters,
  grouping: { granularity: StatsGranularity } | { dimension: SalesDimension },
): Promise<Map<string, RefundSums>> {
  const selectedDimensions = getSelectedDimensions(parameters.selection);
  const dimension = 'dimension' in grouping ? grouping.dimension : undefined;
  // shop, partner and project of a refund are those of its copies
  const isAnyNeeded = (dimensions: readonly SalesDimension[]) =>
    [...selectedDimensions, dimension].some((needed) => needed && dimensions.includes(needed));
  const usesCopies = isAnyNeeded(COPY_DIMENSIONS);
  const joins = [
    // refunds are few, so each order is looked up (`offset 0` prevents a join of all orders)
    isAnyNeeded(ORDER_DIMENSIONS) &&
      sql`join lateral (select country_id, origin from ${orders} where ${eq(orders.id, sql.raw('converted.order_id'))} offset 0) refund_order on true`,
    usesCopies &&
      sql`join shared on shared.refund_id = converted.refund_id left join ${orderLines} on ${eq(orderLines.id, sql.raw('shared.order_line_id'))}`,
    isAnyNeeded(PART_DIMENSIONS) && sql`left join ${shopOrders} on ${eq(shopOrders.id, orderLines.shop_order_id)}`,
  ].filter((join) => join !== false);
  const { first, last } = toSeconds(parameters.range);
  const end = Math.min(last + 1, parameters.until ?? Infinity);
  const day = sql`(${refunds.settled_at} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})::date`;
  const isInPeriod = and(
    eq(refunds.status, 'done'),
    sql`${refunds.settled_at} >= to_timestamp(${first}) and ${refunds.settled_at} < to_timestamp(${end})`,
  );
  const conditions = selectedDimensions.map(
    (selected) => sql`${COLUMNS[selected]} = ${parameters.selection[DIMENSION_PARTS[selected].part]}`,
  );
  const where = and(...conditions);
  const start =
    'granularity' in grouping ? sql.raw(`date_trunc('${grouping.granularity}', day)::date::text`) : sql.raw('key');
  const { table, join, factor } = buildRates(parameters);
  const buildQuery = (columns: SQL) => sql`with ${table}, settled as materialized (
      select ${refunds.id} as refund_id, ${refunds.order_id} as order_id, ${refunds.amount} as amount,
        ${refunds.currency} as currency, ${day} as day
      from ${refunds} where ${isInPeriod}
    ), converted as materialized (
      select refund_id, order_id, amount, currency, day, factor, round((amount * factor)::numeric) as reported
      from (select settled.*, ${factor} as factor from settled ${join}) with_factor
    )${usesCopies ? sql`, ${SHARED}` : sql``}, refunded as (
      select converted.day, converted.refund_id,
        ${dimension ? sql`coalesce(${COLUMNS[dimension]}::text, '')` : sql.raw(`''`)} as key,
        ${sql.raw(usesCopies ? 'shared.reported' : 'converted.reported')} as reported
      from converted ${sql.join(joins, sql` `)}
      ${where ? sql`where ${where}` : sql``})
    select ${columns}
    from (select ${start} as start, reported, refund_id from refunded) keyed
    group by ${'granularity' in grouping ? sql`grouping sets ((start), ())` : sql.raw('start')}`;
  const rows = await readRows(db, { start: sql<string | null>`start`, ...SUMS }, buildQuery, getStatementName);
  return new Map(rows.map(({ start: key, ...sums }) => [key ?? '', sums]));
}
