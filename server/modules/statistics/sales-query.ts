import { type DayRange, toSeconds } from '#domain/calendar.ts';
import type { SalesSelection } from '#domain/statistics/sales-orders.ts';
import { getComparedRange } from '#domain/statistics/stats-periods.ts';
import type { Call } from '#server/core/api/handler.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { readFirstSaleDay, type SalesParameters } from './read-sales.ts';
import { refreshSales } from '#server/modules/earnings/index.ts';
import { parseStatsRange } from './stats-range.ts';

export type StatsOperation = 'adminGetSales' | 'adminGetSalesBreakdown' | 'adminGetSalesTable';

/** The parameters of a period and of the compared one. */
export interface SalesQuery {
  readonly current: SalesParameters;
  readonly before: SalesParameters | undefined;
}

/** Refreshes the sums and parses the parameters of sales operations. Throws 400 for invalid dates. */
export async function parseSalesQuery({ query, context }: Call<StatsOperation>): Promise<SalesQuery> {
  const { db, reads } = context;
  await refreshSales(db);
  const { compare = 'none', currency = 'EUR' } = query;
  const { shop_id, project_id, country_id, partner, origin, paid_in } = query;
  const now = context.now().getTime() / 1000;
  const { period, range } = await parseStatsRange(query, now, () => readFirstSaleDay(reads));
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
