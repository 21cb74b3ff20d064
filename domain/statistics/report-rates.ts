/** Rates by which amounts of many days are told in one currency. */
import { Currency } from '#generated/enums.ts';
import { addDays, type DayRange } from '#domain/calendar.ts';
import { type ExchangeRateRow, exchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import { currencyDecimals, type ExchangeRates } from '#domain/money.ts';

/** What a minor amount of a currency is multiplied with on these days, to be a minor amount of the reported one. */
export interface ReportRate extends DayRange {
  readonly currency: Currency;
  readonly factor: number;
}

/**
 * The factors of all currencies on all days of a range, as few as there are: a factor holds until a rate changes. On days
 * before a currency's first rate its first one counts. Throws a RangeError for a currency that never had a rate.
 */
export function reportRates(rows: Iterable<ExchangeRateRow>, range: DayRange, target: Currency): ReportRate[] {
  const known = withFirst([...rows]);
  const changes = known.map(({ day }) => day).filter((day) => day > range.from && day <= range.to);
  const begins = [...new Set([range.from, ...changes])].sort();
  const ends = begins.map((_, index) => (begins[index + 1] ? addDays(begins[index + 1] ?? '', -1) : range.to));
  const open = new Map<Currency, ReportRate>();
  const closed: ReportRate[] = [];
  begins.forEach((from, index) => {
    const rates = exchangeRatesOn(known, from);
    for (const currency of Currency.values) {
      const factor = factorOf(currency, target, rates);
      const before = open.get(currency);
      const to = ends[index] ?? range.to;
      if (before?.factor === factor) open.set(currency, { ...before, to });
      else {
        if (before) closed.push(before);
        open.set(currency, { currency, from, to, factor });
      }
    }
  });
  return [...closed, ...open.values()];
}

function factorOf(currency: Currency, target: Currency, rates: ExchangeRates): number {
  if (currency === target) return 1;
  const perEuro = (code: Currency): number => {
    const rate = code === 'EUR' ? 1 : rates[code];
    if (rate === undefined || !(rate > 0)) throw new RangeError(`no exchange rate for ${code}`);
    return rate;
  };
  const decimals = currencyDecimals(target) - currencyDecimals(currency);
  return (perEuro(target) / perEuro(currency)) * 10 ** decimals;
}

/** The rows, each currency's first one from the beginning of time on. */
function withFirst(rows: readonly ExchangeRateRow[]): ExchangeRateRow[] {
  const first = new Map<Currency, ExchangeRateRow>();
  for (const row of rows) if (row.day < (first.get(row.currency)?.day ?? '9999-12-31')) first.set(row.currency, row);
  return rows.map((row) => (first.get(row.currency) === row ? { ...row, day: '0001-01-01' } : row));
}
