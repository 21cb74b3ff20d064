import { isDay } from '#forms-schema/predicates.ts';
import { type DayRange, countDays } from '#domain/calendar.ts';
import { toLocalDay } from '#domain/dates.ts';
import { getPeriodRange } from '#domain/statistics/stats-periods.ts';
import type { StatsPeriod } from '#generated/enums.ts';
import { badRequest } from '#server/core/problems/problem.ts';

const MAX_DAYS = 366 * 20;

/** The parameters of a period. */
interface PeriodQuery {
  readonly period?: StatsPeriod | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Parses the period of statistics; the last 28 days by default. `readFirstDay` reads the first day of the period 'all'.
 * `now` is in Unix seconds. Throws 400 for invalid dates.
 */
export async function parseStatsRange(
  { period = 'days_28', from, to }: PeriodQuery,
  now: number,
  readFirstDay: () => Promise<string | undefined>,
): Promise<{ period: StatsPeriod; range: DayRange }> {
  if (period === 'range') return { period, range: parseRange(from, to) };
  const today = toLocalDay(now);
  const first = (period === 'all' && (await readFirstDay())) || today;
  return { period, range: getPeriodRange(period, { today, first }) };
}

function parseRange(from: string | undefined, to: string | undefined): DayRange {
  if (from === undefined || to === undefined) throw badRequest('The period range needs the parameters from and to.');
  if (!isDay(from) || !isDay(to) || from > to) throw badRequest('The parameters from and to must be days in order.');
  if (countDays({ from, to }) > MAX_DAYS) throw badRequest('The period range must not be longer than 20 years.');
  return { from, to };
}
