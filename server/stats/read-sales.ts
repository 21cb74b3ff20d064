import type { DayRange } from '#domain/calendar.ts';
import { reportRates } from '#domain/report-rates.ts';
import { DIMENSION_PARTS, type SalesSelection } from '#domain/sales-orders.ts';
import type { ExchangeRateRow } from '#domain/exchange-rates.ts';
import type { Currency, StatsGranularity } from '#generated/enums.ts';
import { SalesDimension } from '#generated/enums.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database.ts';
import { columnOf, summed } from '#server/stats/sales-sql.ts';
import { sales, salesDays } from '#server/stats/stats.table.ts';

/** What is asked of the sales. */
export interface SalesQuestion {
  readonly range: DayRange;
  readonly selection: SalesSelection;
  /** The currency amounts are told in. */
  readonly currency: Currency;
  readonly rates: readonly ExchangeRateRow[];
}

/** Sums as the database tells them; amounts in (not yet rounded) minor units of the reported currency. */
export interface SalesSums extends Record<string, unknown> {
  readonly gross: number;
  readonly net: number;
  readonly orders: number;
  readonly copies: number;
  readonly new_customers: number;
  readonly cancelled: number;
  readonly cancelled_orders: number;
}

/** The dimensions that a selection narrows. */
export const selected = (selection: SalesSelection): SalesDimension[] =>
  SalesDimension.values.filter((dimension) => selection[DIMENSION_PARTS[dimension].part] !== undefined);

/** The factors of a question as rows to join with: currency, day, factor. */
export function ratesTable({ rates, range, currency }: SalesQuestion): SQL {
  const rows = reportRates(rates, range, currency);
  const list = (pick: (row: (typeof rows)[number]) => string | number, type: string) =>
    sql`${sql.param(rows.map(pick))}::${sql.raw(type)}[]`;
  return sql`rates as materialized (
    select r.currency, r.since + n as day, r.factor
    from unnest(${list((row) => row.currency, 'text')}, ${list((row) => row.from, 'date')}, ${list((row) => row.to, 'date')},
      ${list((row) => row.factor, 'float8')}) r (currency, since, until, factor), generate_series(0, r.until - r.since) n)`;
}

/** Sums by day, currency and key, read where the fewest rows are. Every order is counted once for a key. */
function dayRows({ range, selection }: SalesQuestion, dimension: SalesDimension | undefined): SQL {
  const narrowed = selected(selection).filter((one) => one !== 'currency');
  const kept = dimension === undefined || dimension === 'currency' ? [] : [dimension];
  const needed = [...new Set([...narrowed, ...kept])];
  const key = (own: SQL) => (dimension === 'currency' ? sql.raw('currency') : dimension ? own : sql.raw(`''`));
  const ofDays = sql`day between ${range.from}::date and ${range.to}::date`;
  const paidIn = selection.paid_in && sql`currency = ${selection.paid_in}`;
  const [only] = needed;
  if (needed.length <= 1) {
    const value = only && selection[DIMENSION_PARTS[only].part];
    const where = and(
      eq(salesDays.dimension, only ?? 'total'),
      value === undefined ? undefined : eq(salesDays.key, String(value)),
      ofDays,
      paidIn,
    );
    return sql`select day, currency, ${key(sql.raw('key'))} as key, orders, copies, new_customers, cancelled_orders,
      gross, vat, cancelled from ${salesDays} where ${where}`;
  }
  const { gross, vat, first } = summed(needed);
  const values = narrowed.map((one) => sql`${columnOf(one)} = ${selection[DIMENSION_PARTS[one].part]}`);
  const own = dimension ? sql`coalesce(${columnOf(dimension)}::text, '')` : sql.raw(`''`);
  return sql`select day, currency, ${key(own)} as key, sum(${first}) as orders, sum(copies) as copies,
    coalesce(sum(${first}) filter (where is_new), 0) as new_customers,
    coalesce(sum(${first}) filter (where is_cancelled), 0) as cancelled_orders,
    sum(${gross}) as gross, sum(${vat}) as vat, coalesce(sum(${gross}) filter (where is_cancelled), 0) as cancelled
    from ${sales} where ${and(ofDays, paidIn, ...values)} group by 1, 2, 3`;
}

const SUMS = sql.raw(`
  coalesce(sum(gross * factor), 0)::float8 as gross, coalesce(sum((gross - vat) * factor), 0)::float8 as net,
  coalesce(sum(orders), 0)::float8 as orders, coalesce(sum(copies), 0)::float8 as copies,
  coalesce(sum(new_customers), 0)::float8 as new_customers, coalesce(sum(cancelled * factor), 0)::float8 as cancelled,
  coalesce(sum(cancelled_orders), 0)::float8 as cancelled_orders`);

/** Sums of every stretch that has sales, by its first day (of the whole week or month), and of all as ''. */
export async function sumsOverTime(
  db: Queryable,
  question: SalesQuestion,
  granularity: StatsGranularity,
): Promise<Map<string, SalesSums>> {
  const { rows } = await db.execute<SalesSums & { start: string }>(sql`
    with ${ratesTable(question)}
    select coalesce(start::text, '') as start, ${SUMS}
    from (select date_trunc(${granularity}, day)::date as start, sold.*, factor
      from (${dayRows(question, undefined)}) sold join rates using (currency, day)) converted
    group by grouping sets ((start), ())`);
  return new Map(rows.map(({ start, ...sums }) => [start, sums]));
}

/** Sums by the keys of a dimension, the best first; `keys` names those that are asked for alone. */
export async function sumsByKey(
  db: Queryable,
  question: SalesQuestion,
  dimension: SalesDimension,
  { limit, keys }: { limit: number; keys?: readonly string[] },
): Promise<Map<string, SalesSums>> {
  const { rows } = await db.execute<SalesSums & { key: string }>(sql`
    with ${ratesTable(question)}
    select key, ${SUMS} from (${dayRows(question, dimension)}) sold join rates using (currency, day)
    ${keys ? sql`where ${inArray(sql.raw('key'), [...keys, ''])}` : sql``}
    group by key order by gross desc, key limit ${limit}`);
  return new Map(rows.map(({ key, ...sums }) => [key, sums]));
}

/** The day of the first sale; undefined before there is one. */
export async function firstSale(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select min(day)::text as day from ${salesDays} where ${eq(salesDays.dimension, 'total')}`,
  );
  return rows[0]?.day ?? undefined;
}
