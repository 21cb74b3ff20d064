import { findLocalFormats, writeNumber } from './local-formats.ts';
import { getCurrencyDecimals, fromMinor } from './money.ts';

const formats = new Map<string, Intl.NumberFormat>();

function getNumberFormat(locale: string, currency: string | undefined): Intl.NumberFormat {
  const key = `${locale} ${currency ?? ''}`;
  let format = formats.get(key);
  if (!format) {
    const digits = currency ? getCurrencyDecimals(currency) : 2;
    format = new Intl.NumberFormat(locale, {
      ...(currency && { style: 'currency', currency }),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats a decimal amount: formatMoney(24.9, 'EUR', 'fr') → "24,90 €". Anything but a finite number gives '-' (§5). 2
 * decimals, none for JPY and KRW; only the number without a currency.
 */
export function formatMoney(amount: unknown, currency: string | null | undefined, locale: string): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return '-';
  const local = currency ? findLocalFormats(locale, currency) : undefined;
  const text = Math.abs(amount).toFixed(currency ? getCurrencyDecimals(currency) : 2);
  // amounts with more decimals are left to the rounding of `Intl`
  if (!local || Number(text) !== Math.abs(amount)) return getNumberFormat(locale, currency ?? undefined).format(amount);
  return `${amount < 0 ? '-' : ''}${local.before}${writeNumber(text, local)}${local.after}`;
}

/** Like formatMoney, for minor units. */
export function formatMinor(minor: unknown, currency: string, locale: string): string {
  return formatMoney(typeof minor === 'number' ? fromMinor(minor, currency) : minor, currency, locale);
}
