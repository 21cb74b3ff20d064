import type { FieldDefinition } from '#generated/definitions.ts';
import { formatMoney } from '#domain/format-money.ts';
import type { Currency } from '#generated/enums/Currency.ts';

/** A figure as people read it. */
export function formatFigure(
  { type }: FieldDefinition,
  value: number | null | undefined,
  currency: Currency,
  locale: string,
): string {
  if (value === null || value === undefined) return '–';
  return type === 'money' ? formatMoney(value, currency, locale) : value.toLocaleString(locale);
}

/** The same, short, for an axis. */
export function formatTick({ type }: FieldDefinition, value: number, currency: Currency, locale: string): string {
  const money = type === 'money' ? ({ style: 'currency', currency } as const) : {};
  return new Intl.NumberFormat(locale, { ...money, notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** By how much a figure changed, as a share; undefined where there was nothing to grow from. */
export function changeOf(now: number | null | undefined, before: number | null | undefined): number | undefined {
  return now === null || now === undefined || !before ? undefined : (now - before) / before;
}

/** "+12 %", "−3 %". */
export function formatChange(change: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(change);
}
