/** Arithmetic with calendar days ('YYYY-MM-DD'), which have no time zone. */
import { toLocalDay, SHOP_TIME_ZONE } from './dates.ts';

/** A range of days, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const DAY = 86_400_000;

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Adds days; negative numbers subtract. */
export function addDays(day: string, days: number): string {
  return toDay(new Date(toDate(day).getTime() + days * DAY));
}

/** Adds working days, Monday to Friday; holidays are not known. */
export function addWorkingDays(day: string, days: number): string {
  let date = day;
  for (let left = days; left > 0;) {
    date = addDays(date, 1);
    if (![0, 6].includes(toDate(date).getUTCDay())) left -= 1;
  }
  return date;
}

/** Adds months; the day is limited to the last of the month. Negative numbers subtract. */
export function addMonths(day: string, months: number): string {
  const date = toDate(day);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date.getUTCDate(), last));
  return toDay(target);
}

/** Number of days in a range. */
export function countDays({ from, to }: DayRange): number {
  return Math.round((toDate(to).getTime() - toDate(from).getTime()) / DAY) + 1;
}

/** The Monday of the day's week. */
export function getWeekStart(day: string): string {
  return addDays(day, -((toDate(day).getUTCDay() + 6) % 7));
}

export const getMonthStart = (day: string): string => `${day.slice(0, 7)}-01`;
export const getYearStart = (day: string): string => `${day.slice(0, 4)}-01-01`;

export function getQuarterStart(day: string): string {
  const month = Number(day.slice(5, 7));
  return addMonths(getMonthStart(day), -((month - 1) % 3));
}

const QUARTER_HOUR = 900;

/** The first second of a day in a time zone, in Unix seconds; also for days of 23 and 25 hours. */
export function getDayStart(day: string, timeZone: string = SHOP_TIME_ZONE): number {
  const midnight = toDate(day).getTime() / 1000;
  // bisects by quarters of an hour: offsets are multiples of them and less than a day
  let [before, after] = [midnight - 86_400, midnight + 86_400];
  while (after - before > QUARTER_HOUR) {
    const middle = before + Math.floor((after - before) / 2 / QUARTER_HOUR) * QUARTER_HOUR;
    if (toLocalDay(middle, timeZone) < day) before = middle;
    else after = middle;
  }
  return after;
}

/**
 * Parses a relative month of a saved filter to its first Unix second: 'P0M' is the current month, '-P1M' the previous one.
 * Undefined for other texts.
 */
export function parseMonthStart(
  text: unknown,
  nowSeconds: number,
  timeZone: string = SHOP_TIME_ZONE,
): number | undefined {
  const [, months] = /^-?P(\d{1,2})M$/.exec(String(text)) ?? [];
  if (months === undefined) return undefined;
  return getDayStart(addMonths(getMonthStart(toLocalDay(nowSeconds, timeZone)), -Number(months)), timeZone);
}

/** The first and the last Unix second of a range in a time zone. */
export function toSeconds({ from, to }: DayRange, timeZone: string = SHOP_TIME_ZONE): { first: number; last: number } {
  return { first: getDayStart(from, timeZone), last: getDayStart(addDays(to, 1), timeZone) - 1 };
}
