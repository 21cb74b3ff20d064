import type { DayRange } from '#domain/calendar.ts';
import { getMonthStart, getWeekStart } from '#domain/calendar.ts';
import { splitIntoBuckets, chooseGranularity } from '#domain/statistics/stats-periods.ts';
import type { StatsGranularity } from '#generated/enums.ts';
import type { Sales, SalesFigures } from '#generated/schemas.ts';
import type { Call } from '#server/core/api/handler.ts';
import { badRequest } from '#server/core/problems/problem.ts';
import type { Database } from '#server/core/database/database.ts';
import { parseSalesQuery } from './sales-query.ts';
import { figuresOf } from './figures.ts';
import { readRefunds } from './read-refunds.ts';
import { type SalesQuestion, sumsOverTime } from './read-sales.ts';

const MOST_POINTS = 750;

interface Series {
  readonly all: SalesFigures;
  readonly points: readonly (DayRange & { readonly figures: SalesFigures })[];
}

const STARTS: Readonly<Record<StatsGranularity, (day: string) => string>> = {
  day: (day) => day,
  week: getWeekStart,
  month: getMonthStart,
};

async function readSeries(db: Database, question: SalesQuestion, granularity: StatsGranularity): Promise<Series> {
  const [sums, given] = await Promise.all([
    sumsOverTime(db, question, granularity),
    readRefunds(db, question, { granularity }),
  ]);
  const points = splitIntoBuckets(question.range, granularity).map((stretch) => {
    const key = STARTS[granularity](stretch.from);
    return { ...stretch, figures: figuresOf(question.currency, sums.get(key), given.get(key)) };
  });
  return { all: figuresOf(question.currency, sums.get(''), given.get('')), points };
}

/** Sales over time with the compared bucket of each. */
export async function salesOverTime(call: Call<'adminGetSales' | 'adminGetSalesTable'>): Promise<Sales> {
  const { now, before } = await parseSalesQuery(call);
  const granularity = call.query.granularity ?? chooseGranularity(now.range);
  if (splitIntoBuckets(now.range, granularity).length > MOST_POINTS)
    throw badRequest(`The parameter granularity cuts the period into more than ${MOST_POINTS} stretches.`);
  const db = call.context.reads;
  const [series, compared] = await Promise.all([
    readSeries(db, now, granularity),
    before && readSeries(db, before, granularity),
  ]);
  return {
    range: now.range,
    compared_range: before?.range ?? null,
    granularity,
    currency: now.currency,
    figures: series.all,
    compared: compared?.all ?? null,
    points: series.points.map((point, index) => ({ ...point, compared: compared?.points[index] ?? null })),
  };
}
