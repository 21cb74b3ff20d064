import { findVatCountry } from '#domain/company-numbers.ts';
import { isEuCountry } from '#domain/countries.ts';

/**
 * Whether the company that buys owes the VAT itself (Directive 2006/112/EC, articles 138 and 196): the goods leave the
 * seller's country for another one of the EU, and the company has a VAT number of a country other than the seller's.
 */
export function isReverseCharged(seller: string, destination: string, vatNumber: string | null | undefined): boolean {
  if (!vatNumber || destination === seller || !isEuCountry(destination)) return false;
  const country = findVatCountry(vatNumber);
  return country !== undefined && country !== seller;
}

/** A placed order: destination, VAT number of the company if any, and VAT rate in per cent. */
export interface TaxedOrder {
  readonly country_id: string;
  readonly vat_number?: string | null | undefined;
  readonly vat_rate: number;
}

/** Whether an order was sold under reverse charge, so that its prices are without VAT. */
export function isSoldUnderReverseCharge({ country_id, vat_number, vat_rate }: TaxedOrder): boolean {
  return Boolean(vat_number) && vat_rate === 0 && isEuCountry(country_id);
}
