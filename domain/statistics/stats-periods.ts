/** Periods of statistics, their comparison ranges and chart buckets. */
import type { StatsComparison, StatsGranularity, StatsPeriod } from '#generated/enums.ts';
import {
  addDays,
  addMonths,
  type DayRange,
  countDays,
  getMonthStart,
  getQuarterStart,
  getWeekStart,
  getYearStart,
} from '#domain/calendar.ts';

/** The days that periods are relative to. */
export interface Calendar {
  readonly today: string;
  /** The day of the first sale, for the period 'all'. */
  readonly first: string;
}

type Fixed = Exclude<StatsPeriod, 'range'>;

const BEGINS: Readonly<Record<Fixed, (calendar: Calendar) => string>> = {
  today: ({ today }) => today,
  days_7: ({ today }) => addDays(today, -6),
  days_28: ({ today }) => addDays(today, -27),
  days_90: ({ today }) => addDays(today, -89),
  month: ({ today }) => getMonthStart(today),
  quarter: ({ today }) => getQuarterStart(today),
  year: ({ today }) => getYearStart(today),
  all: ({ today, first }) => (first < today ? first : today),
};

/** The range of a period that ends today. */
export function getPeriodRange(period: Fixed, calendar: Calendar): DayRange {
  return { from: BEGINS[period](calendar), to: calendar.today };
}

/** Months of calendar periods. */
const MONTHS: Partial<Record<StatsPeriod, number>> = { month: 1, quarter: 3, year: 12 };

/**
 * The range that a period is compared with, of the same length: three weeks of November with three weeks of October. Calendar
 * periods move by whole months, others by their length. Undefined without a comparison.
 */
export function getComparedRange(
  period: StatsPeriod,
  range: DayRange,
  comparison: StatsComparison,
): DayRange | undefined {
  if (comparison === 'none' || period === 'all') return undefined;
  const months = comparison === 'last_year' ? 12 : MONTHS[period];
  if (months === undefined) {
    const to = addDays(range.from, -1);
    return { from: addDays(to, 1 - countDays(range)), to };
  }
  return { from: addMonths(range.from, -months), to: addMonths(range.to, -months) };
}

/** Chooses a granularity with at most about thirty buckets. */
export function chooseGranularity(range: DayRange): StatsGranularity {
  const days = countDays(range);
  if (days <= 31) return 'day';
  return days <= 210 ? 'week' : 'month';
}

const STARTS: Readonly<Record<StatsGranularity, (day: string) => string>> = {
  day: (day) => day,
  week: getWeekStart,
  month: getMonthStart,
};

const NEXT: Readonly<Record<StatsGranularity, (start: string) => string>> = {
  day: (start) => addDays(start, 1),
  week: (start) => addDays(start, 7),
  month: (start) => addMonths(start, 1),
};

/** Splits a range into buckets in order; the first and the last are clipped to the range. */
export function splitIntoBuckets(range: DayRange, granularity: StatsGranularity): DayRange[] {
  const buckets: DayRange[] = [];
  let start = STARTS[granularity](range.from);
  while (start <= range.to) {
    const next = NEXT[granularity](start);
    const last = addDays(next, -1);
    buckets.push({ from: start < range.from ? range.from : start, to: last > range.to ? range.to : last });
    start = next;
  }
  return buckets;
}
