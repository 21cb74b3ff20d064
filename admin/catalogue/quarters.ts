import { dayOf } from '#domain/dates.ts';

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
  const first = getQuarterOf(dayOf(begin));
  const last = getQuarterOf(dayOf(end));
  const count = Math.min(Math.max(last - first, 0) + 1, MAX_QUARTERS);
  return Array.from({ length: count }, (_, back) => buildQuarter(last - back));
}

const getQuarterOf = (day: string): number =>
  Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);

function buildQuarter(place: number): Quarter {
  const year = Math.floor(place / 4);
  const month = (place % 4) * 3;
  const iso = (date: number) => new Date(date).toISOString().slice(0, 10);
  return { year, quarter: (place % 4) + 1, from: iso(Date.UTC(year, month, 1)), to: iso(Date.UTC(year, month + 3, 0)) };
}
