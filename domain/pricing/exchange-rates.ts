import type { Currency } from '#generated/enums.ts';
import { ALWAYS } from './dated.ts';
import type { ExchangeRates } from '#domain/money.ts';

/** Units of a currency per euro from a day ('YYYY-MM-DD') on, as published by the European Central Bank. */
export interface ExchangeRateRow {
  readonly currency: Currency;
  readonly day: string;
  readonly rate: number;
}

/** Approximate rates until the bank's daily file has been read; staff can add rows. */
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

/** Initial rows of the database. */
export const EXCHANGE_RATE_SEED: readonly ExchangeRateRow[] = Object.entries(FIRST_RATES).map(([currency, rate]) => ({
  currency: currency as keyof typeof FIRST_RATES,
  rate,
  day: ALWAYS,
}));

/** The rates in force on a day, i.e. the last ones published until then, for `convert`. */
export function getExchangeRatesOn(rows: Iterable<ExchangeRateRow>, day: string): ExchangeRates {
  const newest = new Map<Currency, ExchangeRateRow>();
  for (const row of rows) {
    if (row.day <= day && row.day >= (newest.get(row.currency)?.day ?? '')) newest.set(row.currency, row);
  }
  return Object.fromEntries([...newest].map(([currency, { rate }]) => [currency, rate]));
}
