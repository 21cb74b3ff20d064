import { toLocalDay } from '#domain/dates.ts';

/** A quarter of a year. */
export interface Quarter {
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
  /** ISO dates, inclusive. */
  readonly from: string;
  readonly to: string;
}

/** Maximum number of quarters. */
const MAX_QUARTERS = 20;

/** The quarters between two Unix timestamps in the shop's time zone, newest first. */
export function listQuarters(begin: number, end: number): Quarter[] {
  const first = toOrdinal(toLocalDay(begin));
  const last = toOrdinal(toLocalDay(end));
  const count = Math.min(Math.max(last - first, 0) + 1, MAX_QUARTERS);
  return Array.from({ length: count }, (_, index) => buildQuarter(last - index));
}

/** Number of quarters from the year 0 to a date. */
const toOrdinal = (day: string): number => Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);

function buildQuarter(ordinal: number): Quarter {
  const year = Math.floor(ordinal / 4);
  const index = ordinal % 4;
  const toIso = (month: number, day: number) => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
  return { year, quarter: index + 1, from: toIso(3 * index, 1), to: toIso(3 * index + 3, 0) };
}
