import { findLocalFormats, writeNumber } from './local-formats.ts';

/** Formats a number with at most three decimals, and at least `minDecimals`: formatNumber(1234.5, 'fr-FR', 2) → "1 234,50". */
export function formatNumber(value: number, locale: string, minDecimals = 0): string {
  const formats = findLocalFormats(locale);
  const text = String(Math.abs(value));
  const decimals = text.split('.')[1]?.length ?? 0;
  // more decimals are left to the rounding of `Intl`
  if (!formats || decimals > 3) return value.toLocaleString(locale, { minimumFractionDigits: minDecimals });
  const padded = decimals < minDecimals ? Math.abs(value).toFixed(minDecimals) : text;
  return (value < 0 ? '-' : '') + writeNumber(padded, formats);
}
