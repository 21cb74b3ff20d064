/** Which days a statistic is about, what they are compared with, and how they are cut for a chart. */
import type { StatsComparison, StatsGranularity, StatsPeriod } from '#generated/enums.ts';
import {
  addDays,
  addMonths,
  type DayRange,
  countDays,
  monthStart,
  quarterStart,
  weekStart,
  yearStart,
} from '#domain/calendar.ts';

/** What has to be known to read a period. */
export interface Calendar {
  readonly today: string;
  /** The day of the first sale, for everything since the start. */
  readonly first: string;
}

type Fixed = Exclude<StatsPeriod, 'range'>;

const BEGINS: Readonly<Record<Fixed, (calendar: Calendar) => string>> = {
  today: ({ today }) => today,
  days_7: ({ today }) => addDays(today, -6),
  days_28: ({ today }) => addDays(today, -27),
  days_90: ({ today }) => addDays(today, -89),
  month: ({ today }) => monthStart(today),
  quarter: ({ today }) => quarterStart(today),
  year: ({ today }) => yearStart(today),
  all: ({ today, first }) => (first < today ? first : today),
};

/** The days of a period that ends today. */
export function periodRange(period: Fixed, calendar: Calendar): DayRange {
  return { from: BEGINS[period](calendar), to: calendar.today };
}

/** How many months a period is a calendar's part of. */
const MONTHS: Partial<Record<StatsPeriod, number>> = { month: 1, quarter: 3, year: 12 };

/**
 * The days a period is compared with: as many as it has so far, so that three weeks of November stand beside three weeks
 * of October. Parts of a calendar go back by whole months, others by their length. Undefined when nothing is compared.
 */
export function comparedRange(period: StatsPeriod, range: DayRange, comparison: StatsComparison): DayRange | undefined {
  if (comparison === 'none' || period === 'all') return undefined;
  const months = comparison === 'last_year' ? 12 : MONTHS[period];
  if (months === undefined) {
    const to = addDays(range.from, -1);
    return { from: addDays(to, 1 - countDays(range)), to };
  }
  return { from: addMonths(range.from, -months), to: addMonths(range.to, -months) };
}

/** What suits a range: at most about thirty stretches. */
export function suitableGranularity(range: DayRange): StatsGranularity {
  const days = countDays(range);
  if (days <= 31) return 'day';
  return days <= 210 ? 'week' : 'month';
}

const STARTS: Readonly<Record<StatsGranularity, (day: string) => string>> = {
  day: (day) => day,
  week: weekStart,
  month: monthStart,
};

const NEXT: Readonly<Record<StatsGranularity, (start: string) => string>> = {
  day: (start) => addDays(start, 1),
  week: (start) => addDays(start, 7),
  month: (start) => addMonths(start, 1),
};

/** The stretches of a range in order; the first and the last are cut where the range begins and ends. */
export function stretches(range: DayRange, granularity: StatsGranularity): DayRange[] {
  const found: DayRange[] = [];
  let start = STARTS[granularity](range.from);
  while (start <= range.to) {
    const next = NEXT[granularity](start);
    const last = addDays(next, -1);
    found.push({ from: start < range.from ? range.from : start, to: last > range.to ? range.to : last });
    start = next;
  }
  return found;
}
