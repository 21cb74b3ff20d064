import type { StatsGranularity } from '#generated/enums/StatsGranularity.ts';
import type { DayRange } from '#generated/schemas.ts';

const parseDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Formats a range of days: "Nov 1 – 22, 2026"; a single day as "Nov 1, 2026". */
export function formatDayRange({ from, to }: DayRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' });
  return from === to ? format.format(parseDay(from)) : format.formatRange(parseDay(from), parseDay(to));
}

/** Formats the first day of a bucket for an axis: "Nov 26" for a month, else "Nov 1". */
export function formatBucketTick(
  { from }: Pick<DayRange, 'from'>,
  granularity: StatsGranularity,
  locale: string,
): string {
  const parts =
    granularity === 'month'
      ? ({ month: 'short', year: '2-digit' } as const)
      : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts }).format(parseDay(from));
}

/** Formats a bucket: "November 2026" for a month, else its range of days. */
export function formatBucket(range: DayRange, granularity: StatsGranularity, locale: string): string {
  if (granularity !== 'month') return formatDayRange(range, locale);
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    parseDay(range.from),
  );
}
