import { DIMENSION_PARTS } from '#domain/sales-orders.ts';
import { secondsOf } from '#domain/calendar.ts';
import { SHOP_TIME_ZONE } from '#domain/dates.ts';
import type { SalesDimension, StatsGranularity } from '#generated/enums.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { orderLines, orders, shopOrders } from '#server/orders/orders.table.ts';
import { refundLines, refunds } from '#server/payments/refunds.table.ts';
import type { Database } from '#server/platform/database.ts';
import { originSource } from '#server/orders/origin-source.ts';
import { ask, ratesOf, type SalesQuestion, selected } from '#server/stats/read-sales.ts';

/** What was given back: a minor amount of the reported currency, not yet rounded, and how many refunds. */
export interface RefundSums {
  readonly refunds: number;
  readonly refunds_count: number;
}

const COLUMNS: Readonly<Record<SalesDimension, SQL>> = {
  shop: sql`${shopOrders.shop_id}`,
  project: sql`${orderLines.project_id}`,
  partner: sql`${shopOrders.partner}`,
  country: sql.raw('ordered.country_id'),
  origin: originSource(sql.raw('ordered.origin')),
  currency: sql`${refunds.currency}`,
};
const OF_ORDERS: readonly SalesDimension[] = ['country', 'origin'];
const OF_PARTS: readonly SalesDimension[] = ['shop', 'partner'];
const OF_COPIES: readonly SalesDimension[] = [...OF_PARTS, 'project'];

/** What was given back in the range by stretch (its first day) or by key, and in all as '' (by stretch). */
export async function readRefunds(
  db: Database,
  question: SalesQuestion,
  by: { granularity: StatsGranularity } | { dimension: SalesDimension },
): Promise<Map<string, RefundSums>> {
  const narrowed = selected(question.selection);
  const dimension = 'dimension' in by ? by.dimension : undefined;
  // a refund is of an order; what of it is a shop's, partner's or project's is said by its copies
  const needs = (dimensions: readonly SalesDimension[]) =>
    [...narrowed, dimension].some((one) => one && dimensions.includes(one));
  const ofCopies = needs(OF_COPIES);
  const joins = [
    // refunds are few and orders many: each is looked up, whatever the planner thinks of its country ("offset 0")
    needs(OF_ORDERS) &&
      sql`join lateral (select country_id, origin from ${orders} where ${eq(orders.id, refunds.order_id)} offset 0) ordered on true`,
    ofCopies &&
      sql`join ${refundLines} on ${eq(refundLines.refund_id, refunds.id)}
      join ${orderLines} on ${eq(orderLines.id, refundLines.order_line_id)}`,
    needs(OF_PARTS) && sql`join ${shopOrders} on ${eq(shopOrders.id, orderLines.shop_order_id)}`,
  ].filter((one) => one !== false);
  const { first, last } = secondsOf(question.range);
  const day = sql`(${refunds.settled_at} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})::date`;
  const where = and(
    eq(refunds.status, 'done'),
    sql`${refunds.settled_at} >= to_timestamp(${first}) and ${refunds.settled_at} < to_timestamp(${last + 1})`,
    ...narrowed.map((one) => sql`${COLUMNS[one]} = ${question.selection[DIMENSION_PARTS[one].part]}`),
  );
  const start = 'granularity' in by ? sql.raw(`date_trunc('${by.granularity}', day)::date::text`) : sql.raw('key');
  const sums = ofCopies
    ? sql`sum(${refundLines.amount}) as amount, count(distinct ${refunds.id})`
    : sql`sum(${refunds.amount}) as amount, count(*)`;
  const { table, join, factor } = ratesOf(question);
  const rows = await ask<{ start: string | null } & RefundSums>(
    db,
    sql`with ${table}, given as (
      select ${day} as day, ${refunds.currency} as currency,
        ${dimension ? sql`coalesce(${COLUMNS[dimension]}::text, '')` : sql.raw(`''`)} as key,
        ${sums} as count
      from ${refunds} ${sql.join(joins, sql` `)}
      where ${where} group by 1, 2, 3)
    select start, coalesce(sum(amount * factor), 0)::float8 as refunds, coalesce(sum(count), 0)::float8 as refunds_count
    from (select ${start} as start, amount, count, ${factor} as factor from given ${join}) converted
    group by ${'granularity' in by ? sql`grouping sets ((start), ())` : sql.raw('start')}`,
  );
  return new Map(rows.map(({ start: key, ...sums }) => [key ?? '', sums]));
}
