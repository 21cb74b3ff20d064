import { formatMoney } from '#domain/format-money.ts';
import type { Currency } from '#generated/enums/Currency.ts';
import type { SalesFigures } from '#generated/schemas.ts';

/** The figures a chart may show. */
export const MEASURES = ['gross', 'net', 'orders', 'copies', 'average', 'refunds', 'new_customers'] as const;
export type Measure = (typeof MEASURES)[number];

const AMOUNTS: readonly (keyof SalesFigures)[] = ['gross', 'net', 'average', 'refunds', 'cancelled'];

/** A figure as people read it. */
export function formatFigure(
  name: keyof SalesFigures,
  value: number | null,
  currency: Currency,
  locale: string,
): string {
  if (value === null) return '–';
  return AMOUNTS.includes(name) ? formatMoney(value, currency, locale) : value.toLocaleString(locale);
}

/** The same, short, for an axis. */
export function formatTick(name: Measure, value: number, currency: Currency, locale: string): string {
  const money = AMOUNTS.includes(name) ? ({ style: 'currency', currency } as const) : {};
  return new Intl.NumberFormat(locale, { ...money, notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** By how much a figure changed, as a share; undefined where there was nothing to grow from. */
export function changeOf(now: number | null, before: number | null | undefined): number | undefined {
  return now === null || !before ? undefined : (now - before) / before;
}

/** "+12 %", "−3 %". */
export function formatChange(change: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(change);
}
