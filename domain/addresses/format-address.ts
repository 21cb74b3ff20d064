/** The one way an address becomes lines, on parcels, papers, screens and in letters. Formats: Google's libaddressinput. */
import { formatAddress } from 'localized-address-format';
import { hasPostalCodes } from './postal-codes.ts';
import { stateCountry } from './state-countries.ts';
import { stateName } from './state-names.ts';

type Text = string | null | undefined;

/** An address as records have it; a pick-up point and a company have a `name` only. */
export interface AddressParts {
  readonly firstname?: Text;
  readonly lastname?: Text;
  readonly name?: Text;
  readonly company?: Text;
  readonly address?: Text;
  readonly address2?: Text;
  readonly zip_code?: Text;
  readonly city?: Text;
  readonly state?: Text;
  readonly country_id?: Text;
}

const filled = (texts: readonly Text[]): string[] => texts.flatMap((text) => text?.trim() || []);
const isSame = (one: string, other: string): boolean => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

type Part = 'locality' | 'postalCode';
const PROBE = '\u0000';

/** Whether a country's format has a place for a part; some leave the city to the street or to the state. */
function hasPlace(country: string, part: Part): boolean {
  return formatAddress({ postalCountry: country, [part]: PROBE }, 'latin').some((line) => line.includes(PROBE));
}

/** The subdivision as it stands on a parcel: a code where the post wants one, else its name; '' where addresses have none. */
export function postalState(country: Text, state: Text): string {
  const known = stateCountry(country);
  if (!known || !country || !state) return '';
  return known.writesCode ? state : stateName(country, state);
}

/** A postal code without the country's letters where the format brings them: CH-8001 is 8001 in Switzerland. */
function bareCode(country: string, code: string): string {
  const [before = ''] =
    formatAddress({ postalCountry: country, postalCode: PROBE }, 'latin')
      .find((line) => line.includes(PROBE))
      ?.split(PROBE) ?? [];
  return before !== '' && code.toUpperCase().startsWith(before) ? code.slice(before.length) : code;
}

/**
 * Lines of an address in the order and with the signs of its country, without the country itself (`countryLine`). What is
 * empty leaves no trace; nothing that is known is lost where the country's format has no place for it.
 */
export function addressLines(parts: AddressParts): string[] {
  const country = parts.country_id ?? 'ZZ';
  let city = parts.city?.trim() ?? '';
  let code = hasPostalCodes(country) ? bareCode(country, parts.zip_code?.trim() ?? '') : '';
  let state = postalState(country, parts.state);
  // a city that is its own province is said once; a code beside it is part of the format
  if (!stateCountry(country)?.writesCode && isSame(city, state)) state = '';
  const street = filled([parts.address, parts.address2]);
  if (code !== '' && !hasPlace(country, 'postalCode')) {
    city = filled([code, city]).join(' ');
    code = '';
  }
  if (city !== '' && !hasPlace(country, 'locality')) {
    const own = formatAddress({ postalCountry: country, postalCode: PROBE }, 'latin').join(' ');
    if (!own.toUpperCase().includes(city.toUpperCase())) street.push(filled([city, state]).join(', '));
    city = '';
    state = '';
  }
  return formatAddress(
    {
      postalCountry: country,
      name: filled([parts.name, filled([parts.firstname, parts.lastname]).join(' ')])[0] ?? '',
      organization: parts.company?.trim() ?? '',
      addressLines: street,
      locality: city,
      administrativeArea: state,
      postalCode: code,
    },
    'latin',
  ).flatMap((line) => line.trim() || []);
}

/**
 * The last line of an address that travels: the country in capitals, none within the country it is sent from. `nameOf` returns its name
 * in a language the sending post reads.
 */
export function countryLine(country: Text, from: Text, nameOf: (code: string) => string): string[] {
  return !country || country === from ? [] : [nameOf(country).toUpperCase()];
}
