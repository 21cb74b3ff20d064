/** Rules of invoices: numbers, VAT of credit notes, VAT schemes. */
import type { VatScheme } from '#generated/enums.ts';
import { isEuCountry } from '#domain/countries.ts';
import { roundMinor, sum } from '#domain/money.ts';
import { isReverseCharged, isSoldUnderReverseCharge, type TaxedOrder } from '#domain/pricing/reverse-charge.ts';
import { computeContainedVat } from '#domain/pricing/vat.ts';

/** Minimum number of digits of the sequence. */
const DIGITS = 6;

/** The legal year of a day ('YYYY-MM-DD'), named by the calendar year in which it begins; months count from 1. */
export function getLegalYear(day: string, firstMonth = 1): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) < firstMonth ? year - 1 : year;
}

/** ('F', 2026, 123) → 'F2026-000123'. */
export function formatInvoiceNumber(prefix: string, year: number, sequence: number): string {
  return `${prefix}${year}-${String(sequence).padStart(DIGITS, '0')}`;
}

/** The VAT scheme of a sale to a consumer, or to a company with a VAT number. */
export function getVatScheme(seller: string, buyer: string, vatNumber?: string | null): VatScheme {
  if (isReverseCharged(seller, buyer, vatNumber)) return 'reverse_charge';
  if (seller === buyer) return 'domestic';
  return isEuCountry(buyer) ? 'oss' : 'export';
}

/** The VAT scheme of an order, whose prices contain VAT unless it was sold under reverse charge. */
export const getOrderVatScheme = (seller: string, order: TaxedOrder): VatScheme =>
  getVatScheme(seller, order.country_id, isSoldUnderReverseCharge(order) ? order.vat_number : null);

/** An invoice with the sums of its earlier credit notes; minor units, all positive. */
export interface CreditedInvoice {
  readonly total: number;
  readonly vat: number;
  readonly vat_rate: number;
  readonly creditedTotal: number;
  readonly creditedVat: number;
}

/**
 * The VAT of a credit note over `amount`, in minor units. Credit notes over the whole invoice add up to exactly its VAT, however
 * it was rounded by line.
 */
export function computeCreditVat(
  { total, vat, vat_rate, creditedTotal, creditedVat }: CreditedInvoice,
  amount: number,
): number {
  const credited = creditedTotal + amount;
  if (credited >= total) return credited === total ? vat - creditedVat : computeContainedVat(amount, vat_rate);
  return roundMinor((vat * credited) / total) - creditedVat;
}

/**
 * Distributes the `vat` of a document over its lines by the rate; the line with the largest total takes the rounding difference.
 * Minor units, negative for credited lines.
 */
export function distributeVat(totals: readonly number[], rate: number, vat: number): number[] {
  const shares = totals.map((total) => Math.sign(total) * computeContainedVat(Math.abs(total), rate) || 0);
  const largest = totals.reduce(
    (best, total, place) => (Math.abs(total) > Math.abs(totals[best] ?? 0) ? place : best),
    0,
  );
  return shares.map((share, place) => (place === largest ? share + vat - sum(shares) : share));
}

/**
 * Whether the distance sales within the EU of a year or of the year before exceed the threshold for VAT of the seller's country
 * (trade facts). Net amounts in minor units of EUR.
 */
export const isOverThreshold = (net: number, previousNet: number, threshold: number): boolean =>
  Math.max(net, previousNet) > threshold;
