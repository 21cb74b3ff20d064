/** Formats addresses for labels, documents, screens and mails by the formats of Google's libaddressinput. */
import { formatAddress } from 'localized-address-format';
import { hasPostalCodes } from './postal-codes.ts';
import { findStateCountry } from './state-countries.ts';
import { getStateName } from './state-names.ts';

type Text = string | null | undefined;

/** The address columns of a record; pick-up points and companies have a `name` instead of first and last name. */
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

const trimTexts = (texts: readonly Text[]): string[] => texts.flatMap((text) => text?.trim() || []);
const isSameText = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

type Part = 'locality' | 'postalCode';
const PROBE = '\u0000';

/** Whether a country's format has the part; that of a city state has no city. */
function hasPart(country: string, part: Part): boolean {
  return formatAddress({ postalCountry: country, [part]: PROBE }, 'latin').some((line) => line.includes(PROBE));
}

/** The subdivision on a label: a code where the postal service uses codes, else its name; '' where addresses have none. */
export function formatPostalState(country: Text, state: Text): string {
  const stateCountry = findStateCountry(country);
  if (!stateCountry || !country || !state) return '';
  return stateCountry.writesCode ? state : getStateName(country, state);
}

/** Removes the country prefix of a postal code where the format adds it: CH-8001 becomes 8001. */
function removeCountryPrefix(country: string, code: string): string {
  const [prefix = ''] =
    formatAddress({ postalCountry: country, postalCode: PROBE }, 'latin')
      .find((line) => line.includes(PROBE))
      ?.split(PROBE) ?? [];
  return prefix !== '' && code.toUpperCase().startsWith(prefix) ? code.slice(prefix.length) : code;
}

/**
 * Formats an address in the order and with the separators of its country, without the country itself (`formatCountryLine`).
 * Empty parts are left out. Parts that the country's format lacks are added to a neighbouring line.
 */
export function formatPostalAddress(parts: AddressParts): string[] {
  const country = parts.country_id ?? 'ZZ';
  let city = parts.city?.trim() ?? '';
  let code = hasPostalCodes(country) ? removeCountryPrefix(country, parts.zip_code?.trim() ?? '') : '';
  let state = formatPostalState(country, parts.state);
  // a city that is also its province is written once; a code beside it is part of the format
  if (!findStateCountry(country)?.writesCode && isSameText(city, state)) state = '';
  const street = trimTexts([parts.address, parts.address2]);
  if (code !== '' && !hasPart(country, 'postalCode')) {
    city = trimTexts([code, city]).join(' ');
    code = '';
  }
  if (city !== '' && !hasPart(country, 'locality')) {
    const fixedText = formatAddress({ postalCountry: country, postalCode: PROBE }, 'latin').join(' ');
    if (!fixedText.toUpperCase().includes(city.toUpperCase())) street.push(trimTexts([city, state]).join(', '));
    city = '';
    state = '';
  }
  return formatAddress(
    {
      postalCountry: country,
      name: trimTexts([parts.name, trimTexts([parts.firstname, parts.lastname]).join(' ')])[0] ?? '',
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
 * The last line of an address: the country in capitals; empty within the country of dispatch (`from`). `getName` returns the
 * country's name in a language of that country.
 */
export function formatCountryLine(country: Text, from: Text, getName: (code: string) => string): string[] {
  return !country || country === from ? [] : [getName(country).toUpperCase()];
}
