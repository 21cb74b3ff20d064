import { toLocalDay, formatMonth } from '#domain/dates.ts';
import type { DayRange } from '#generated/schemas.ts';

const MONTHS_OFFERED = 12;
const QUARTERS_OFFERED = 8;

/** Returns the range of `length` months from a month, counted from year 0. */
function createMonthRange(month: number, length: number): DayRange {
  const getMonthTime = (index: number) => new Date(Date.UTC(Math.floor(index / 12), index % 12, 1)).getTime();
  const toIsoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: toIsoDay(getMonthTime(month)), to: toIsoDay(getMonthTime(month + length) - 86_400_000) };
}

/** Returns the last quarters and months, the current ones first. */
export function listPeriods(nowSeconds: number): { quarters: DayRange[]; months: DayRange[] } {
  const [year = 0, month = 1] = toLocalDay(nowSeconds).split('-').map(Number);
  const current = year * 12 + month - 1;
  const quarter = Math.floor(current / 3) * 3;
  return {
    quarters: Array.from({ length: QUARTERS_OFFERED }, (_, back) => createMonthRange(quarter - back * 3, 3)),
    months: Array.from({ length: MONTHS_OFFERED }, (_, back) => createMonthRange(current - back, 1)),
  };
}

/** Formats a period: 'Q4 2026', 'November 2026'. */
export function formatPeriod({ from, to }: DayRange, locale: string): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return formatMonth(from, locale);
  return `Q${Math.ceil(Number(from.slice(5, 7)) / 3)} ${from.slice(0, 4)}`;
}

/** Formats a period for an address. */
export const formatPeriodKey = ({ from, to }: DayRange): string => `${from}_${to}`;

/** Parses the period of an address; undefined for any other text. */
export function parsePeriod(key: string | null): DayRange | undefined {
  const [, from, to] = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/.exec(key ?? '') ?? [];
  return from && to && from <= to ? { from, to } : undefined;
}
