/** Conversion factors for reports over a range of days. */
import { Currency } from '#generated/enums.ts';
import { addDays, type DayRange } from '#domain/calendar.ts';
import { type ExchangeRateRow, getExchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import { getCurrencyDecimals, type ExchangeRates } from '#domain/money.ts';

/** The factor from minor units of a currency to those of the report's currency on a range of days. */
export interface ReportRate extends DayRange {
  readonly currency: Currency;
  readonly factor: number;
}

/**
 * Computes the factors of all currencies for a range, merging days with equal factors. Before a currency's first rate its first
 * one applies. Throws a RangeError for a currency without any rate.
 */
export function computeReportRates(rows: Iterable<ExchangeRateRow>, range: DayRange, target: Currency): ReportRate[] {
  const extendedRows = extendFirstRates([...rows]);
  const changes = extendedRows.map(({ day }) => day).filter((day) => day > range.from && day <= range.to);
  const begins = [...new Set([range.from, ...changes])].sort();
  const ends = begins.map((_, index) => (begins[index + 1] ? addDays(begins[index + 1] ?? '', -1) : range.to));
  const openRates = new Map<Currency, ReportRate>();
  const closedRates: ReportRate[] = [];
  begins.forEach((from, index) => {
    const rates = getExchangeRatesOn(extendedRows, from);
    for (const currency of Currency.values) {
      const factor = computeFactor(currency, target, rates);
      const openRate = openRates.get(currency);
      const to = ends[index] ?? range.to;
      if (openRate?.factor === factor) openRates.set(currency, { ...openRate, to });
      else {
        if (openRate) closedRates.push(openRate);
        openRates.set(currency, { currency, from, to, factor });
      }
    }
  });
  return [...closedRates, ...openRates.values()];
}

function computeFactor(currency: Currency, target: Currency, rates: ExchangeRates): number {
  if (currency === target) return 1;
  const getRate = (code: Currency): number => {
    const rate = code === 'EUR' ? 1 : rates[code];
    if (rate === undefined || !(rate > 0)) throw new RangeError(`no exchange rate for ${code}`);
    return rate;
  };
  const decimals = getCurrencyDecimals(target) - getCurrencyDecimals(currency);
  return (getRate(target) / getRate(currency)) * 10 ** decimals;
}

/** Extends the first row of each currency to all earlier days. */
function extendFirstRates(rows: readonly ExchangeRateRow[]): ExchangeRateRow[] {
  const first = new Map<Currency, ExchangeRateRow>();
  for (const row of rows) if (row.day < (first.get(row.currency)?.day ?? '9999-12-31')) first.set(row.currency, row);
  return rows.map((row) => (first.get(row.currency) === row ? { ...row, day: '0001-01-01' } : row));
}
