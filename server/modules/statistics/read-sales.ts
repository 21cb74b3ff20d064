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
import { getStatementName } from '#server/core/database/prepared.ts';
import { getDimensionColumn, sales, salesDays, selectSalesSums } from '#server/modules/earnings/index.ts';

/** Parameters of a sales query. */
export interface SalesParameters {
  readonly range: DayRange;
  readonly selection: SalesSelection;
  /** Reported currency. */
  readonly currency: Currency;
  readonly rates: readonly ExchangeRateRow[];
  /** Exclusive end of payments and refunds, in Unix seconds. */
  readonly until?: number;
}

/** SQL sum as number, 0 without rows. */
export const selectSum = (amounts: string) => sql<number>`coalesce(sum(${sql.raw(amounts)}), 0)::float8`;

/**
 * Sums of day rows in minor units of the reported currency. Euro amounts are stored; other currencies are converted
 * by day, so that periods add up.
 */
function buildSums(currency: Currency) {
  const toReported = (amount: string) =>
    currency === 'EUR' ? `${amount}_eur` : `round((${amount} * factor)::numeric)`;
  return {
    gross: selectSum(toReported('gross')),
    net: selectSum(`${toReported('gross')} - ${toReported('vat')}`),
    orders: selectSum('orders'),
    copies: selectSum('copies'),
    new_customers: selectSum('new_customers'),
    cancelled: selectSum(toReported('cancelled')),
    cancelled_orders: selectSum('cancelled_orders'),
  };
}
export type SalesSums = RowOf<ReturnType<typeof buildSums>>;

/** The dimensions that a selection restricts. */
export const getSelectedDimensions = (selection: SalesSelection): SalesDimension[] =>
  SalesDimension.values.filter((dimension) => selection[DIMENSION_PARTS[dimension].part] !== undefined);

/** Conversion factors as table `rates` with one row per currency, its join and the factor of a day. */
export function buildRates({ rates, range, currency }: SalesParameters): { table: SQL; join: SQL; factor: SQL } {
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

/** Selects sales rows by day, currency and key from the smallest table. Orders count once per key. */
function selectDayRows({ range, selection, until }: SalesParameters, dimension: SalesDimension | undefined): SQL {
  const selectedDimensions = getSelectedDimensions(selection).filter((selected) => selected !== 'currency');
  const groupedDimensions = dimension === undefined || dimension === 'currency' ? [] : [dimension];
  const dimensions = [...new Set([...selectedDimensions, ...groupedDimensions])];
  const toKey = (value: SQL) => (dimension === 'currency' ? sql.raw('currency') : dimension ? value : sql.raw(`''`));
  const isInRange = sql`day between ${range.from}::date and ${range.to}::date`;
  const isPaidIn = selection.paid_in && sql`currency = ${selection.paid_in}`;
  const [single] = dimensions;
  // daily sums have no times
  if (dimensions.length <= 1 && until === undefined) {
    const value = single && selection[DIMENSION_PARTS[single].part];
    const where = and(
      eq(salesDays.dimension, single ?? 'total'),
      value === undefined ? undefined : eq(salesDays.key, String(value)),
      isInRange,
      isPaidIn,
    );
    return sql`select day, currency, ${toKey(sql.raw('key'))} as key, orders, copies, new_customers, cancelled_orders,
      gross, vat, cancelled, gross_eur, vat_eur, cancelled_eur from ${salesDays} where ${where}`;
  }
  const { gross, vat, gross_eur, vat_eur, first } = selectSalesSums(dimensions);
  const values = selectedDimensions.map(
    (selected) => sql`${getDimensionColumn(selected)} = ${selection[DIMENSION_PARTS[selected].part]}`,
  );
  const isBefore =
    until === undefined
      ? undefined
      : sql`(select paid_at from ${orders} o where o.id = ${sales.order_id}) < to_timestamp(${until})`;
  const keyColumn = dimension ? sql`coalesce(${getDimensionColumn(dimension)}::text, '')` : sql.raw(`''`);
  const caseWhen = (condition: string, value: SQL) => sql`case when ${sql.raw(condition)} then ${value} else 0 end`;
  return sql`select day, currency, ${toKey(keyColumn)} as key, ${first} as orders, copies,
    ${caseWhen('is_new', first)} as new_customers, ${caseWhen('is_cancelled', first)} as cancelled_orders,
    ${gross} as gross, ${vat} as vat,
    ${caseWhen('is_cancelled', gross)} as cancelled, ${gross_eur} as gross_eur, ${vat_eur} as vat_eur,
    ${caseWhen('is_cancelled', gross_eur)} as cancelled_eur
    from ${sales} where ${and(isInRange, isPaidIn, isBefore, ...values)}`;
}

/** Reads sums by the first day of a bucket. The total has the key ''. */
export async function readSumsOverTime(
  db: Database,
  parameters: SalesParameters,
  granularity: StatsGranularity,
): Promise<Map<string, SalesSums>> {
  const { table, join, factor } = buildRates(parameters);
  const selection = { start: sql<string>`coalesce(start::text, '')`, ...buildSums(parameters.currency) };
  const buildQuery = (columns: SQL) => sql`with ${table}
    select ${columns}
    from (select date_trunc(${sql.raw(`'${granularity}'`)}, day)::date as start, sold.*, ${factor} as factor
      from (${selectDayRows(parameters, undefined)}) sold ${join}) converted
    group by grouping sets ((start), ())`;
  const rows = await readRows(db, selection, buildQuery, getStatementName);
  return new Map(rows.map(({ start, ...sums }) => [start, sums]));
}

/** Reads sums by key of a dimension, largest first, only of `keys` if given. */
export async function readSumsByKey(
  db: Database,
  parameters: SalesParameters,
  dimension: SalesDimension,
  { limit, keys }: { limit: number; keys?: readonly string[] },
): Promise<Map<string, SalesSums>> {
  const { table, join, factor } = buildRates(parameters);
  const where = keys ? sql`where key = any (${sql.param(keys)}::text[])` : sql``;
  const selection = { key: sql<string>`key`, ...buildSums(parameters.currency) };
  const buildQuery = (columns: SQL) => sql`with ${table}
    select ${columns}
    from (select sold.*, ${factor} as factor
      from (${selectDayRows(parameters, dimension)}) sold ${join} ${where}) converted
    group by key order by gross desc, key limit ${limit}`;
  const rows = await readRows(db, selection, buildQuery, getStatementName);
  return new Map(rows.map(({ key, ...sums }) => [key, sums]));
}

/** Reads the day of the first sale; undefined without sales. */
export async function readFirstSaleDay(db: Database): Promise<string | undefined> {
  const isTotal = eq(salesDays.dimension, 'total');
  const [first] = await db
    .select({ day: min(salesDays.day) })
    .from(salesDays)
    .where(isTotal);
  return first?.day ?? undefined;
}
