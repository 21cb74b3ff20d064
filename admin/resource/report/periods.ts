import { dayOf, formatMonth } from '#domain/dates.ts';
import type { DayRange } from '#generated/schemas.ts';

const MONTHS_OFFERED = 12;
const QUARTERS_OFFERED = 8;

/** `length` months from a month on, counted from year 0. */
function monthsFrom(month: number, length: number): DayRange {
  const day = (index: number) => new Date(Date.UTC(Math.floor(index / 12), index % 12, 1)).getTime();
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: iso(day(month)), to: iso(day(month + length) - 86_400_000) };
}

/** The quarters and months that returns are made for, the current one first. */
export function periods(nowSeconds: number): { quarters: DayRange[]; months: DayRange[] } {
  const [year = 0, month = 1] = dayOf(nowSeconds).split('-').map(Number);
  const current = year * 12 + month - 1;
  const quarter = Math.floor(current / 3) * 3;
  return {
    quarters: Array.from({ length: QUARTERS_OFFERED }, (_, back) => monthsFrom(quarter - back * 3, 3)),
    months: Array.from({ length: MONTHS_OFFERED }, (_, back) => monthsFrom(current - back, 1)),
  };
}

/** 'Q4 2026', 'November 2026'. */
export function periodName({ from, to }: DayRange, locale: string): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return formatMonth(from, locale);
  return `Q${Math.ceil(Number(from.slice(5, 7)) / 3)} ${from.slice(0, 4)}`;
}

/** The key of a period in an address. */
export const periodKey = ({ from, to }: DayRange): string => `${from}_${to}`;

/** The period of a key; undefined for any other text. */
export function periodOf(key: string | null): DayRange | undefined {
  const [, from, to] = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/.exec(key ?? '') ?? [];
  return from && to && from <= to ? { from, to } : undefined;
}
