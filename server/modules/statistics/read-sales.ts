import type { DayRange } from '#domain/calendar.ts';
import { computeReportRates } from '#domain/statistics/report-rates.ts';
import { DIMENSION_PARTS, type SalesSelection } from '#domain/statistics/sales-orders.ts';
import type { ExchangeRateRow } from '#domain/pricing/exchange-rates.ts';
import type { Currency, StatsGranularity } from '#generated/enums.ts';
import { SalesDimension } from '#generated/enums.ts';
import { and, eq, min, type SQL, sql } from 'drizzle-orm';
import { orders } from '#server/modules/orders/index.ts';
import type { Database } from '#server/core/database/database.ts';
import { readRows, type RowOf } from '#server/core/database/selection.ts';
import { getStatementName } from '#server/resources/run-query.ts';
import { columnOf, sales, salesDays, summed } from '#server/modules/earnings/index.ts';

/** A sales query. */
export interface SalesQuestion {
  readonly range: DayRange;
  readonly selection: SalesSelection;
  /** Reported currency. */
  readonly currency: Currency;
  readonly rates: readonly ExchangeRateRow[];
  /** Unix seconds, exclusive end of payments and refunds. */
  readonly until?: number;
}

/** SQL sum as number, 0 without rows. */
export const summedUp = (amounts: string) => sql<number>`coalesce(sum(${sql.raw(amounts)}), 0)::float8`;

/**
 * Sums of day rows in minor units of the reported currency. Euro amounts are stored; other currencies are converted
 * by day, so that periods add up.
 */
function sumsIn(currency: Currency) {
  const told = (amount: string) => (currency === 'EUR' ? `${amount}_eur` : `round((${amount} * factor)::numeric)`);
  return {
    gross: summedUp(told('gross')),
    net: summedUp(`${told('gross')} - ${told('vat')}`),
    orders: summedUp('orders'),
    copies: summedUp('copies'),
    new_customers: summedUp('new_customers'),
    cancelled: summedUp(told('cancelled')),
    cancelled_orders: summedUp('cancelled_orders'),
  };
}
export type SalesSums = RowOf<ReturnType<typeof sumsIn>>;

/** Dimensions of a selection. */
export const selected = (selection: SalesSelection): SalesDimension[] =>
  SalesDimension.values.filter((dimension) => selection[DIMENSION_PARTS[dimension].part] !== undefined);

/** Conversion factors as table `rates` with one row per currency, its join and the factor of a day. */
export function ratesOf({ rates, range, currency }: SalesQuestion): { table: SQL; join: SQL; factor: SQL } {
  const rows = computeReportRates(rates, range, currency);
  const list = (pick: (row: (typeof rows)[number]) => string | number, type: string) =>
    sql`${sql.param(rows.map(pick))}::${sql.raw(type)}[]`;
  const lists = [
    list((row) => row.currency, 'text'),
    list((row) => row.from, 'date'),
    list((row) => row.factor, 'float8'),
  ];
  return {
    table: sql`rates as materialized (
      select currency, array_agg(since order by since) as since, array_agg(factor order by since) as factors
      from unnest(${sql.join(lists, sql`, `)}) r (currency, since, factor) group by currency)`,
    join: sql.raw('join rates using (currency)'),
    factor: sql.raw('factors[width_bucket(day, since)]'),
  };
}

/** Sales rows by day, currency and key from the smallest source. Orders count once per key. */
function dayRows({ range, selection, until }: SalesQuestion, dimension: SalesDimension | undefined): SQL {
  const narrowed = selected(selection).filter((one) => one !== 'currency');
  const kept = dimension === undefined || dimension === 'currency' ? [] : [dimension];
  const needed = [...new Set([...narrowed, ...kept])];
  const key = (own: SQL) => (dimension === 'currency' ? sql.raw('currency') : dimension ? own : sql.raw(`''`));
  const ofDays = sql`day between ${range.from}::date and ${range.to}::date`;
  const paidIn = selection.paid_in && sql`currency = ${selection.paid_in}`;
  const [only] = needed;
  // daily sums have no times
  if (needed.length <= 1 && until === undefined) {
    const value = only && selection[DIMENSION_PARTS[only].part];
    const where = and(
      eq(salesDays.dimension, only ?? 'total'),
      value === undefined ? undefined : eq(salesDays.key, String(value)),
      ofDays,
      paidIn,
    );
    return sql`select day, currency, ${key(sql.raw('key'))} as key, orders, copies, new_customers, cancelled_orders,
      gross, vat, cancelled, gross_eur, vat_eur, cancelled_eur from ${salesDays} where ${where}`;
  }
  const { gross, vat, gross_eur, vat_eur, first } = summed(needed);
  const values = narrowed.map((one) => sql`${columnOf(one)} = ${selection[DIMENSION_PARTS[one].part]}`);
  const inTime =
    until === undefined
      ? undefined
      : sql`(select paid_at from ${orders} o where o.id = ${sales.order_id}) < to_timestamp(${until})`;
  const own = dimension ? sql`coalesce(${columnOf(dimension)}::text, '')` : sql.raw(`''`);
  const when = (condition: string, value: SQL) => sql`case when ${sql.raw(condition)} then ${value} else 0 end`;
  return sql`select day, currency, ${key(own)} as key, ${first} as orders, copies, ${when('is_new', first)} as new_customers,
    ${when('is_cancelled', first)} as cancelled_orders, ${gross} as gross, ${vat} as vat,
    ${when('is_cancelled', gross)} as cancelled, ${gross_eur} as gross_eur, ${vat_eur} as vat_eur,
    ${when('is_cancelled', gross_eur)} as cancelled_eur from ${sales} where ${and(ofDays, paidIn, inTime, ...values)}`;
}

/** Sums by bucket (its first day); the total is ''. */
export async function sumsOverTime(
  db: Database,
  question: SalesQuestion,
  granularity: StatsGranularity,
): Promise<Map<string, SalesSums>> {
  const { table, join, factor } = ratesOf(question);
  const selection = { start: sql<string>`coalesce(start::text, '')`, ...sumsIn(question.currency) };
  const query = (columns: SQL) => sql`with ${table}
    select ${columns}
    from (select date_trunc(${sql.raw(`'${granularity}'`)}, day)::date as start, sold.*, ${factor} as factor
      from (${dayRows(question, undefined)}) sold ${join}) converted
    group by grouping sets ((start), ())`;
  const rows = await readRows(db, selection, query, getStatementName);
  return new Map(rows.map(({ start, ...sums }) => [start, sums]));
}

/** Sums by key of a dimension, largest first; `keys` restricts them. */
export async function sumsByKey(
  db: Database,
  question: SalesQuestion,
  dimension: SalesDimension,
  { limit, keys }: { limit: number; keys?: readonly string[] },
): Promise<Map<string, SalesSums>> {
  const { table, join, factor } = ratesOf(question);
  const only = keys ? sql`where key = any (${sql.param(keys)}::text[])` : sql``;
  const selection = { key: sql<string>`key`, ...sumsIn(question.currency) };
  const query = (columns: SQL) => sql`with ${table}
    select ${columns}
    from (select sold.*, ${factor} as factor from (${dayRows(question, dimension)}) sold ${join} ${only}) converted
    group by key order by gross desc, key limit ${limit}`;
  const rows = await readRows(db, selection, query, getStatementName);
  return new Map(rows.map(({ key, ...sums }) => [key, sums]));
}

/** The day of the first sale, if any. */
export async function firstSale(db: Database): Promise<string | undefined> {
  const ofAll = eq(salesDays.dimension, 'total');
  const [first] = await db
    .select({ day: min(salesDays.day) })
    .from(salesDays)
    .where(ofAll);
  return first?.day ?? undefined;
}
