/** Grams as people weigh parcels: "1.2 kg". */
export const formatKilos = (grams: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 }).format(grams / 1000);

/** How long ago a moment (Unix seconds) was: in whole days, or hours on the first one. */
export function formatAge(seconds: number, now: number, locale: string): string {
  const hours = Math.max(0, now - seconds) / 3600;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return hours < 24 ? format.format(-Math.round(hours), 'hour') : format.format(-Math.floor(hours / 24), 'day');
}
