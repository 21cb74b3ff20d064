/** Arithmetic with days as they are written, 'YYYY-MM-DD': no time, no zone, so that no change of the clocks disturbs it. */
import { dayOf, SHOP_TIME_ZONE } from './dates.ts';

/** Days of a calendar, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const DAY = 86_400_000;

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const text = (date: Date): string => date.toISOString().slice(0, 10);

/** The day so many days later (earlier when negative). */
export function addDays(day: string, days: number): string {
  return text(new Date(at(day).getTime() + days * DAY));
}

/** The same day of the month so many months later; the month's last day where it has no such day. */
export function addMonths(day: string, months: number): string {
  const date = at(day);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date.getUTCDate(), last));
  return text(target);
}

/** How many days a range has. */
export function countDays({ from, to }: DayRange): number {
  return Math.round((at(to).getTime() - at(from).getTime()) / DAY) + 1;
}

/** The Monday of the day's week. */
export function weekStart(day: string): string {
  return addDays(day, -((at(day).getUTCDay() + 6) % 7));
}

export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;
export const yearStart = (day: string): string => `${day.slice(0, 4)}-01-01`;

export function quarterStart(day: string): string {
  const month = Number(day.slice(5, 7));
  return addMonths(monthStart(day), -((month - 1) % 3));
}

const QUARTER_HOUR = 900;

/** The first second of a day on the shop's clock; days of 23 and 25 hours begin at midnight like all others. */
export function dayStart(day: string, timeZone: string = SHOP_TIME_ZONE): number {
  const midnight = at(day).getTime() / 1000;
  // no zone is a day away from UTC, and all change their clocks by quarters of an hour
  let [before, begun] = [midnight - 86_400, midnight + 86_400];
  while (begun - before > QUARTER_HOUR) {
    const middle = before + Math.floor((begun - before) / 2 / QUARTER_HOUR) * QUARTER_HOUR;
    if (dayOf(middle, timeZone) < day) before = middle;
    else begun = middle;
  }
  return begun;
}

/** The seconds of a range on the shop's clock, both included. */
export function toSeconds({ from, to }: DayRange, timeZone: string = SHOP_TIME_ZONE): { first: number; last: number } {
  return { first: dayStart(from, timeZone), last: dayStart(addDays(to, 1), timeZone) - 1 };
}
