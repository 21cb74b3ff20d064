import { type AddressParts, addressLines } from '#domain/addresses/format-address.ts';
import { countryName, isCountry } from '#domain/countries.ts';
import type { Language } from '#generated/enums.ts';

/** An address as pages show it, with the country in the reader's language. On the server alone: formats weigh 9 kB. */
export function shownAddress(parts: AddressParts, language: Language): string[] {
  const { country_id } = parts;
  return [...addressLines(parts), ...(isCountry(country_id) ? [countryName(country_id, language)] : [])];
}
