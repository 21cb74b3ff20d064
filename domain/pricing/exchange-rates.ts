import type { Currency } from '#generated/enums.ts';
import { ALWAYS } from './dated.ts';
import type { ExchangeRates } from '#domain/money.ts';

/** How many units of a currency one euro buys from a day ('YYYY-MM-DD') on, as the European Central Bank publishes it. */
export interface ExchangeRateRow {
  readonly currency: Currency;
  readonly day: string;
  readonly rate: number;
}

/** Round figures to begin with, until the bank's daily file has been read; staff may also add rows. */
const FIRST_RATES: Record<Exclude<Currency, 'EUR'>, number> = {
  USD: 1.16,
  GBP: 0.87,
  AUD: 1.77,
  CAD: 1.62,
  KRW: 1680,
  JPY: 177,
  CNY: 8.24,
  PHP: 68,
};

/** What the database starts with. */
export const EXCHANGE_RATE_SEED: readonly ExchangeRateRow[] = Object.entries(FIRST_RATES).map(([currency, rate]) => ({
  currency: currency as keyof typeof FIRST_RATES,
  rate,
  day: ALWAYS,
}));

/** The rates in force on a day, the last published before or on it, for `convert`. */
export function exchangeRatesOn(rows: Iterable<ExchangeRateRow>, day: string): ExchangeRates {
  const newest = new Map<Currency, ExchangeRateRow>();
  for (const row of rows) {
    if (row.day <= day && row.day >= (newest.get(row.currency)?.day ?? '')) newest.set(row.currency, row);
  }
  return Object.fromEntries([...newest].map(([currency, { rate }]) => [currency, rate]));
}
