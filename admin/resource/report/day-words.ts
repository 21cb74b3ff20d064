import type { StatsGranularity } from '#generated/enums/StatsGranularity.ts';
import type { DayRange } from '#generated/schemas.ts';

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Days as people say them: "Nov 1 – 22, 2026"; one day alone as itself. */
export function rangeWords({ from, to }: DayRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' });
  return from === to ? format.format(at(from)) : format.formatRange(at(from), at(to));
}

/** A stretch as an axis has room for. */
export function tickWords({ from }: Pick<DayRange, 'from'>, granularity: StatsGranularity, locale: string): string {
  const parts =
    granularity === 'month'
      ? ({ month: 'short', year: '2-digit' } as const)
      : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts }).format(at(from));
}

/** A stretch in full. */
export function stretchWords(range: DayRange, granularity: StatsGranularity, locale: string): string {
  if (granularity !== 'month') return rangeWords(range, locale);
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(at(range.from));
}
