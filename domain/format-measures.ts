/** Formats grams as kilograms: "1.2 kg". */
export const formatWeight = (grams: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 }).format(grams / 1000);

/** Formats a time (Unix seconds) relative to now: in whole days, or hours within one. */
export function formatAge(seconds: number, now: number, locale: string): string {
  const hours = (seconds - now) / 3600;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return Math.abs(hours) < 24 ? format.format(Math.round(hours), 'hour') : format.format(Math.trunc(hours / 24), 'day');
}
