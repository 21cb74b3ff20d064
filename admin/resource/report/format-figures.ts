import type { FieldDefinition } from '#generated/definitions.ts';
import { formatMoney } from '#domain/format-money.ts';
import type { Currency } from '#generated/enums/Currency.ts';

/** Formats a figure as an amount or a number; "–" for none. */
export function formatFigure(
  { type }: FieldDefinition,
  value: number | null | undefined,
  currency: Currency,
  locale: string,
): string {
  if (value === null || value === undefined) return '–';
  return type === 'money' ? formatMoney(value, currency, locale) : value.toLocaleString(locale);
}

/** Formats a figure compactly, for an axis. */
export function formatTick({ type }: FieldDefinition, value: number, currency: Currency, locale: string): string {
  const money = type === 'money' ? ({ style: 'currency', currency } as const) : {};
  return new Intl.NumberFormat(locale, { ...money, notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** Returns the change of a figure as a ratio; undefined when there is nothing to compare with. */
export function computeChange(now: number | null | undefined, before: number | null | undefined): number | undefined {
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
