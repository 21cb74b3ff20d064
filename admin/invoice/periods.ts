import { dayOf, formatMonth } from '#domain/dates.ts';

/** First and last day, both included: 'YYYY-MM-DD'. */
export interface Period {
  from: string;
  to: string;
}

const MONTHS_OFFERED = 12;
const QUARTERS_OFFERED = 8;

const two = (value: number): string => String(value).padStart(2, '0');

/** `length` months from a month on, counted from year 0. */
function monthsFrom(month: number, length: number): Period {
  const day = (index: number) => new Date(Date.UTC(Math.floor(index / 12), index % 12, 1)).getTime();
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: iso(day(month)), to: iso(day(month + length) - 86_400_000) };
}

/** The quarters and months that returns are made for, the current one first. */
export function periods(nowSeconds: number): { quarters: Period[]; months: Period[] } {
  const [year = 0, month = 1] = dayOf(nowSeconds).split('-').map(Number);
  const current = year * 12 + month - 1;
  const quarter = Math.floor(current / 3) * 3;
  return {
    quarters: Array.from({ length: QUARTERS_OFFERED }, (_, back) => monthsFrom(quarter - back * 3, 3)),
    months: Array.from({ length: MONTHS_OFFERED }, (_, back) => monthsFrom(current - back, 1)),
  };
}

/** 'Q4 2026', 'November 2026'. */
export function periodName({ from, to }: Period, locale: string): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return formatMonth(from, locale);
  return `Q${Math.ceil(Number(from.slice(5, 7)) / 3)} ${from.slice(0, 4)}`;
}

/** The key of a period in an address. */
export const periodKey = ({ from, to }: Period): string => `${from}_${to}`;

/** The period of a key; undefined for any other text. */
export function periodOf(key: string | null): Period | undefined {
  const [, from, to] = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/.exec(key ?? '') ?? [];
  return from && to && from <= to ? { from, to } : undefined;
}

/** The day after a day. */
export function dayAfter(day: string): string {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}
