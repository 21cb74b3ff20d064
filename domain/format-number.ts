import { findLocalFormats, groupThousands } from './local-formats.ts';

/** Formats a number with at most three decimals, and at least `minDecimals`: formatNumber(1234.5, 'fr-FR', 2) → "1 234,50". */
export function formatNumber(value: number, locale: string, minDecimals = 0): string {
  const formats = findLocalFormats(locale);
  if (!formats) return value.toLocaleString(locale, { minimumFractionDigits: minDecimals });
  const [whole = '', fraction = ''] = String(Math.round(Math.abs(value) * 1000) / 1000).split('.');
  const decimals = fraction.padEnd(minDecimals, '0');
  return `${value < 0 ? '-' : ''}${groupThousands(whole, formats)}${decimals && formats.decimal + decimals}`;
}
