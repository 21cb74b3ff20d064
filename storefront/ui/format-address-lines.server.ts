import { type AddressParts, formatPostalAddress } from '#domain/addresses/format-address.ts';
import { getCountryName, isCountry } from '#domain/countries.ts';
import type { Language } from '#generated/enums.ts';

/** Formats an address as lines, with the country in the visitor's language. Server only: the formats take 9 kB. */
export function formatAddressLines(parts: AddressParts, language: Language): string[] {
  const { country_id } = parts;
  return [...formatPostalAddress(parts), ...(isCountry(country_id) ? [getCountryName(country_id, language)] : [])];
}
