/** Offline checks of company and bank account numbers. */
import type { Country } from '#generated/enums.ts';
import { EU_COUNTRIES, toIsoCountry } from './countries.ts';

const removeSeparators = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** Whether the check digits of an IBAN are right (ISO 13616: the remainder by 97 is 1). Spaces are dropped. */
export function isIban(text: string): boolean {
  const iban = removeSeparators(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

/** Whether a text is a SIRET: 14 digits with a valid Luhn checksum. Spaces are dropped. */
export function isSiret(text: string): boolean {
  const siret = removeSeparators(text);
  if (!/^\d{14}$/.test(siret)) return false;
  const digits = [...siret].map((digit, place) => Number(digit) * (place % 2 === 0 ? 2 : 1));
  return digits.reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0;
}

/** Formats of VAT numbers in the EU and the United Kingdom (VIES). */
const VAT_NUMBERS: Partial<Record<Country, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  ES: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-Z0-9]{2}\d{9}$/,
  GB: /^GB(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  GR: /^EL\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE\d[A-Z0-9]\d{5}[A-Z]{1,2}$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
};

/** Whether a VAT number has the country's format; true for countries without a known one. Spaces and dots are dropped. */
export function isVatNumber(text: string, country: Country): boolean {
  return VAT_NUMBERS[country]?.test(removeSeparators(text)) ?? true;
}

/** Whether a VAT number has the format of the country that it names; true for countries without a known one. */
export function hasVatNumberFormat(text: string): boolean {
  const prefix = removeSeparators(text).slice(0, 2);
  return isVatNumber(text, toIsoCountry(prefix) as Country);
}

/** The member state of a VAT number in the format of the EU; undefined for others. */
export function findVatCountry(text: string): Country | undefined {
  const number = removeSeparators(text);
  return EU_COUNTRIES.find((country) => VAT_NUMBERS[country]?.test(number));
}
