import type { DayRange } from '#domain/calendar.ts';
import { getMonthStart, getWeekStart } from '#domain/calendar.ts';
import { splitIntoBuckets, chooseGranularity } from '#domain/statistics/stats-periods.ts';
import type { StatsGranularity } from '#generated/enums.ts';
import type { Sales, SalesFigures } from '#generated/schemas.ts';
import type { Call } from '#server/core/api/handler.ts';
import { badRequest } from '#server/core/problems/problem.ts';
import type { Database } from '#server/core/database/database.ts';
import { parseSalesQuery } from './sales-query.ts';
import { toSalesFigures } from './figures.ts';
import { readRefunds } from './read-refunds.ts';
import { type SalesParameters, readSumsOverTime } from './read-sales.ts';

const MAX_POINTS = 750;

interface Series {
  readonly total: SalesFigures;
  readonly points: readonly (DayRange & { readonly figures: SalesFigures })[];
}

const BUCKET_STARTS: Readonly<Record<StatsGranularity, (day: string) => string>> = {
  day: (day) => day,
  week: getWeekStart,
  month: getMonthStart,
};

async function readSeries(db: Database, parameters: SalesParameters, granularity: StatsGranularity): Promise<Series> {
  const [sums, refunds] = await Promise.all([
    readSumsOverTime(db, parameters, granularity),
    readRefunds(db, parameters, { granularity }),
  ]);
  const points = splitIntoBuckets(parameters.range, granularity).map((bucket) => {
    const key = BUCKET_STARTS[granularity](bucket.from);
    return { ...bucket, figures: toSalesFigures(parameters.currency, sums.get(key), refunds.get(key)) };
  });
  return { total: toSalesFigures(parameters.currency, sums.get(''), refunds.get('')), points };
}

/** Reads sales over time, each bucket with the compared one. */
export async function readSalesOverTime(call: Call<'adminGetSales' | 'adminGetSalesTable'>): Promise<Sales> {
  const { current, before } = await parseSalesQuery(call);
  const granularity = call.query.granularity ?? chooseGranularity(current.range);
  if (splitIntoBuckets(current.range, granularity).length > MAX_POINTS)
    throw badRequest(`The parameter granularity splits the period into more than ${MAX_POINTS} buckets.`);
  const db = call.context.reads;
  const [series, compared] = await Promise.all([
    readSeries(db, current, granularity),
    before && readSeries(db, before, granularity),
  ]);
  return {
    range: current.range,
    compared_range: before?.range ?? null,
    granularity,
    currency: current.currency,
    figures: series.total,
    compared: compared?.total ?? null,
    points: series.points.map((point, index) => ({ ...point, compared: compared?.points[index] ?? null })),
  };
}
