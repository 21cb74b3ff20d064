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
