import { isDay } from '#forms-schema/predicates.ts';
import { type DayRange, countDays, toSeconds } from '#domain/calendar.ts';
import { toLocalDay } from '#domain/dates.ts';
import type { SalesSelection } from '#domain/statistics/sales-orders.ts';
import { getComparedRange, getPeriodRange } from '#domain/statistics/stats-periods.ts';
import type { Call } from '#server/core/api/handler.ts';
import { badRequest } from '#server/core/problems/problem.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { readFirstSaleDay, type SalesParameters } from './read-sales.ts';
import { refreshSales } from '#server/modules/earnings/index.ts';

export type StatsOperation = 'adminGetSales' | 'adminGetSalesBreakdown' | 'adminGetSalesTable';

/** The parameters of a period and of the compared one. */
export interface SalesQuery {
  readonly current: SalesParameters;
  readonly before: SalesParameters | undefined;
}

const MAX_DAYS = 366 * 20;

/** Refreshes the sums and parses the parameters of sales operations. Throws 400 for invalid dates. */
export async function parseSalesQuery({ query, context }: Call<StatsOperation>): Promise<SalesQuery> {
  const { db, reads } = context;
  await refreshSales(db);
  const { period = 'days_28', compare = 'none', currency = 'EUR' } = query;
  const { shop_id, project_id, country_id, partner, origin, paid_in } = query;
  const now = context.now().getTime() / 1000;
  const today = toLocalDay(now);
  const range =
    period === 'range'
      ? parseRange(query.from, query.to)
      : getPeriodRange(period, { today, first: (period === 'all' && (await readFirstSaleDay(reads))) || today });
  const selection: SalesSelection = { shop_id, project_id, country_id, partner, origin, paid_in };
  const { tables } = await readRates(reads);
  const rates = tables.exchange;
  const toParameters = (days: DayRange): SalesParameters => ({ range: days, selection, currency, rates });
  const before = getComparedRange(period, range, compare);
  if (!before) return { current: toParameters(range), before };
  // an unfinished day is compared up to the same time
  const until = period === 'today' ? now - (toSeconds(range).first - toSeconds(before).first) : undefined;
  return { current: toParameters(range), before: { ...toParameters(before), until } };
}

function parseRange(from: string | undefined, to: string | undefined): DayRange {
  if (from === undefined || to === undefined) throw badRequest('The period range needs the parameters from and to.');
  if (!isDay(from) || !isDay(to) || from > to) throw badRequest('The parameters from and to must be days in order.');
  if (countDays({ from, to }) > MAX_DAYS) throw badRequest('The period range must not be longer than 20 years.');
  return { from, to };
}
