import { type AddressParts, addressLines } from '#domain/addresses/format-address.ts';
import { countryName, isCountry } from '#domain/countries.ts';
import type { Language } from '#generated/enums.ts';

/** Formats an address as lines, with the country in the visitor's language. Server only: the formats take 9 kB. */
export function formatAddressLines(parts: AddressParts, language: Language): string[] {
  const { country_id } = parts;
  return [...addressLines(parts), ...(isCountry(country_id) ? [countryName(country_id, language)] : [])];
}
