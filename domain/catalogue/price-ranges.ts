import type { Currency } from '#generated/enums.ts';
import type { ExchangeRates } from '#domain/money.ts';

/** A price range in whole units of a currency; null is open. */
export interface PriceRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** Bounds of the ranges in euros. */
const EURO_BOUNDS = [15, 25, 35, 50] as const;

/** Lists price ranges with bounds that are round numbers of the currency. */
export function listPriceRanges(currency: Currency, rates: ExchangeRates): PriceRange[] {
  const rate = currency === 'EUR' ? 1 : (rates[currency] ?? 1);
  const bounds = [...new Set(EURO_BOUNDS.map((bound) => roundToFives(bound * rate)))];
  return [null, ...bounds].map((min, index) => ({ min, max: bounds[index] ?? null }));
}

/** Rounds to two digits of which the second is 0 or 5: 2445 → 2500, 27 → 25. */
function roundToFives(value: number): number {
  const unit = 5 * 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
