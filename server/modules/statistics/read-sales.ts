import type { DayRange } from '#domain/calendar.ts';
import { reportRates } from '#domain/statistics/report-rates.ts';
import { DIMENSION_PARTS, type SalesSelection } from '#domain/statistics/sales-orders.ts';
import type { ExchangeRateRow } from '#domain/pricing/exchange-rates.ts';
import type { Currency, StatsGranularity } from '#generated/enums.ts';
import { SalesDimension } from '#generated/enums.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { orders } from '#server/modules/orders/index.ts';
import type { Database } from '#server/core/database/database.ts';
import { runQuery } from '#server/resources/run-query.ts';
import { columnOf, sales, salesDays, summed } from '#server/modules/earnings/index.ts';

/** What is asked of the sales. */
export interface SalesQuestion {
  readonly range: DayRange;
  readonly selection: SalesSelection;
  /** The currency amounts are told in. */
  readonly currency: Currency;
  readonly rates: readonly ExchangeRateRow[];
  /** Unix seconds; what was paid or given back from then on is left out. */
  readonly until?: number;
}

/** Sums as the database tells them; amounts in whole minor units of the reported currency. */
export interface SalesSums extends Record<string, unknown> {
  readonly gross: number;
  readonly net: number;
  readonly orders: number;
  readonly copies: number;
  readonly new_customers: number;
  readonly cancelled: number;
  readonly cancelled_orders: number;
}

/** Rows of a statement whose text comes back often: the database plans it once for a connection. */
export const ask = async <Row>(db: Database, query: SQL): Promise<Row[]> => (await runQuery(db, query)) as Row[];

/** The dimensions that a selection narrows. */
export const selected = (selection: SalesSelection): SalesDimension[] =>
  SalesDimension.values.filter((dimension) => selection[DIMENSION_PARTS[dimension].part] !== undefined);

/**
 * The factors of a question as a table `rates`, how rows of a day and currency are joined with it, and the day's factor.
 * A currency is one row: the join reads the days once, however often a rate changed.
 */
export function ratesOf({ rates, range, currency }: SalesQuestion): { table: SQL; join: SQL; factor: SQL } {
  const rows = reportRates(rates, range, currency);
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

/** What was sold by day, currency and key, several rows of each, read where the fewest are. Every order is counted once for a key. */
function dayRows({ range, selection, until }: SalesQuestion, dimension: SalesDimension | undefined): SQL {
  const narrowed = selected(selection).filter((one) => one !== 'currency');
  const kept = dimension === undefined || dimension === 'currency' ? [] : [dimension];
  const needed = [...new Set([...narrowed, ...kept])];
  const key = (own: SQL) => (dimension === 'currency' ? sql.raw('currency') : dimension ? own : sql.raw(`''`));
  const ofDays = sql`day between ${range.from}::date and ${range.to}::date`;
  const paidIn = selection.paid_in && sql`currency = ${selection.paid_in}`;
  const [only] = needed;
  // sums of days know no hours
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

/**
 * The sums of day rows. In euros each order was converted once and its amount kept; another currency is converted by day
 * and currency, so that days, months and years always add up.
 */
function sumsIn(currency: Currency): SQL {
  const told = (amount: string) => (currency === 'EUR' ? `${amount}_eur` : `round((${amount} * factor)::numeric)`);
  return sql.raw(`
    coalesce(sum(${told('gross')}), 0)::float8 as gross, coalesce(sum(${told('gross')} - ${told('vat')}), 0)::float8 as net,
    coalesce(sum(orders), 0)::float8 as orders, coalesce(sum(copies), 0)::float8 as copies,
    coalesce(sum(new_customers), 0)::float8 as new_customers, coalesce(sum(${told('cancelled')}), 0)::float8 as cancelled,
    coalesce(sum(cancelled_orders), 0)::float8 as cancelled_orders`);
}

/** Sums of every stretch that has sales, by its first day (of the whole week or month), and of all as ''. */
export async function sumsOverTime(
  db: Database,
  question: SalesQuestion,
  granularity: StatsGranularity,
): Promise<Map<string, SalesSums>> {
  const { table, join, factor } = ratesOf(question);
  const rows = await ask<SalesSums & { start: string }>(
    db,
    sql`with ${table}
    select coalesce(start::text, '') as start, ${sumsIn(question.currency)}
    from (select date_trunc(${sql.raw(`'${granularity}'`)}, day)::date as start, sold.*, ${factor} as factor
      from (${dayRows(question, undefined)}) sold ${join}) converted
    group by grouping sets ((start), ())`,
  );
  return new Map(rows.map(({ start, ...sums }) => [start, sums]));
}

/** Sums by the keys of a dimension, the best first; `keys` names those that are asked for alone. */
export async function sumsByKey(
  db: Database,
  question: SalesQuestion,
  dimension: SalesDimension,
  { limit, keys }: { limit: number; keys?: readonly string[] },
): Promise<Map<string, SalesSums>> {
  const { table, join, factor } = ratesOf(question);
  const only = keys ? sql`where key = any (${sql.param(keys)}::text[])` : sql``;
  const rows = await ask<SalesSums & { key: string }>(
    db,
    sql`with ${table}
    select key, ${sumsIn(question.currency)}
    from (select sold.*, ${factor} as factor from (${dayRows(question, dimension)}) sold ${join} ${only}) converted
    group by key order by gross desc, key limit ${limit}`,
  );
  return new Map(rows.map(({ key, ...sums }) => [key, sums]));
}

/** The day of the first sale; undefined before there is one. */
export async function firstSale(db: Database): Promise<string | undefined> {
  const rows = await ask<{ day: string | null }>(
    db,
    sql`select min(day)::text as day from ${salesDays} where dimension = 'total'`,
  );
  return rows[0]?.day ?? undefined;
}
