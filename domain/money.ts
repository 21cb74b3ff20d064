/**
 * Money arithmetic. Internally an amount is an integer in the currency's smallest unit ("minor"); on the wire it is a decimal
 * number with its ISO 4217 code.
 */

import { Currency } from '#generated/enums.ts';

const CURRENCIES: Readonly<Partial<Record<string, { readonly decimals: number }>>> = Currency.data;
const digitsByCurrency = new Map<string, number>();

/** Decimals of a currency by ISO 4217: 0 for JPY and KRW, 2 for the other currencies of §9. */
export function getCurrencyDecimals(currency: string): number {
  let digits = CURRENCIES[currency]?.decimals ?? digitsByCurrency.get(currency);
  if (digits === undefined) {
    const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    digits = options.maximumFractionDigits ?? 2;
    digitsByCurrency.set(currency, digits);
  }
  return digits;
}

/** Shifts the decimal point in the number's text, so that 1.005 × 100 is 100.5 and not 100.49999999999999. */
function shiftDecimal(value: number, places: number): number {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}

/** Rounds to an integer, halves away from zero; digits beyond 15 significant ones are dropped first. */
export function roundMinor(value: number): number {
  const rounded = Math.round(Number(Math.abs(value).toPrecision(15)));
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

/** Rounds halves away from zero, by default to 2 decimals (§5). */
export function round(value: number, decimals = 2): number {
  return shiftDecimal(roundMinor(shiftDecimal(value, decimals)), -decimals);
}

/** 24.9 EUR → 2490; 1500 JPY → 1500. Throws a RangeError for NaN, infinities and amounts beyond 2^53. */
export function toMinor(amount: number, currency: string): number {
  const minor = Number.isFinite(amount) ? roundMinor(shiftDecimal(amount, getCurrencyDecimals(currency))) : NaN;
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount of money: ${amount}`);
  return minor;
}

/**
 * Rounds down to minor units; `isExact` when nothing was dropped: 24.909 EUR → 2490, not exact. Throws like `toMinor`.
 */
export function floorMinor(amount: number, currency: string): { minor: number; isExact: boolean } {
  const nearest = toMinor(amount, currency);
  const decimal = fromMinor(nearest, currency);
  return { minor: decimal > amount ? nearest - 1 : nearest, isExact: decimal === amount };
}

/** 2490 EUR minor → 24.9, the number on the wire. */
export function fromMinor(minor: number, currency: string): number {
  return shiftDecimal(minor, -getCurrencyDecimals(currency));
}

/** Sum of minor amounts of one currency; 0 for none. */
export function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** A percentage of a minor amount, halves away from zero: computePercentage(999, 20) → 200. */
export function computePercentage(minor: number, percent: number): number {
  return roundMinor((minor * percent) / 100);
}

/**
 * Splits a minor amount by weights without losing a unit: the parts always add up to `total`. Left-over units go to the
 * largest remainders, the first line among equals. Weights are non-negative integers; when all are zero the split is even.
 * A discount not larger than the sum of the lines never exceeds any of them.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const absolute = BigInt(Math.abs(total));
  const isEven = weights.every((weight) => weight === 0);
  const shares = weights.map((weight) => BigInt(isEven ? 1 : weight));
  const base = shares.reduce((a, b) => a + b, 0n);
  const parts = shares.map((share) => (absolute * share) / base);
  const remainders = shares.map((share, index) => ({ index, remainder: (absolute * share) % base }));
  remainders.sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const missing = Number(absolute - parts.reduce((a, b) => a + b, 0n));
  for (const { index } of remainders.slice(0, missing)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts.map((part) => (total < 0 && part > 0n ? -Number(part) : Number(part)));
}

/** Units of a currency per euro, by ISO code; EUR may be absent. */
export type ExchangeRates = Readonly<Partial<Record<string, number>>>;

/** Converts a minor amount by rates against EUR, halves away from zero. Throws a RangeError when a rate is missing. */
export function convert(minor: number, from: string, to: string, rates: ExchangeRates): number {
  if (from === to) return minor;
  const getRate = (currency: string): number => {
    const rate = currency === 'EUR' ? 1 : rates[currency];
    if (rate === undefined || !(rate > 0)) throw new RangeError(`no exchange rate for ${currency}`);
    return rate;
  };
  const decimal = (fromMinor(minor, from) / getRate(from)) * getRate(to);
  return roundMinor(shiftDecimal(decimal, getCurrencyDecimals(to)));
}
