/** Rules of the books: numbers without gaps in a legal year, what VAT a credit gives back, where VAT is declared. */
import type { VatScheme } from '#generated/enums.ts';
import { isEuCountry } from '#domain/countries.ts';
import { roundMinor, sum } from '#domain/money.ts';
import { vatContained } from '#domain/pricing/vat.ts';

/** Digits of a number within its year; more are written when a year needs them. */
const DIGITS = 6;

/** The legal year of a day ('YYYY-MM-DD'), called by the calendar year in which it begins; months count from 1. */
export function getLegalYear(day: string, firstMonth = 1): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) < firstMonth ? year - 1 : year;
}

/** ('F', 2026, 123) → 'F2026-000123'. */
export function invoiceNumber(prefix: string, year: number, sequence: number): string {
  return `${prefix}${year}-${String(sequence).padStart(DIGITS, '0')}`;
}

/** Where the VAT of a sale to consumers is declared. */
export function getVatScheme(seller: string, buyer: string): VatScheme {
  if (seller === buyer) return 'domestic';
  return isEuCountry(buyer) ? 'oss' : 'export';
}

/** What an invoice comes to, and what its credit notes before gave back of it; minor, all positive. */
export interface CreditedInvoice {
  readonly total: number;
  readonly vat: number;
  readonly vat_rate: number;
  readonly creditedTotal: number;
  readonly creditedVat: number;
}

/**
 * The VAT that a credit of `amount` gives back, minor. Credits that together give back the whole invoice also give back
 * exactly its VAT, however it was rounded by line.
 */
export function computeCreditVat(
  { total, vat, vat_rate, creditedTotal, creditedVat }: CreditedInvoice,
  amount: number,
): number {
  const after = creditedTotal + amount;
  if (after >= total) return after === total ? vat - creditedVat : vatContained(amount, vat_rate);
  return roundMinor((vat * after) / total) - creditedVat;
}

/**
 * The VAT of each line, by the rate; together they have exactly the `vat` of their document, so that what rounding leaves
 * over goes to the dearest of them. All minor, negative where something is given back.
 */
export function distributeVat(totals: readonly number[], rate: number, vat: number): number[] {
  const each = totals.map((total) => Math.sign(total) * vatContained(Math.abs(total), rate) || 0);
  const dearest = totals.reduce(
    (best, total, place) => (Math.abs(total) > Math.abs(totals[best] ?? 0) ? place : best),
    0,
  );
  return each.map((own, place) => (place === dearest ? own + vat - sum(each) : own));
}

/** The part of a price that is not VAT, minor. */
export const removeVat = (gross: number, rate: number): number => gross - vatContained(gross, rate);

/**
 * Whether distance sales within the EU of a year, or of the year before, went over what may bear the VAT of the seller's
 * country (trade facts); all without VAT, in minor units of the euro.
 */
export const isOverThreshold = (net: number, before: number, threshold: number): boolean =>
  Math.max(net, before) > threshold;
