import { Country } from '#generated/enums.ts';

/** The 27 countries that are EU for VAT (§5, §9), as the description marks them; ISO codes, so Greece is GR. */
export const EU_COUNTRIES: readonly Country[] = Country.values.filter((code) => Country.data[code]?.eu);

const EU = new Set<string>(EU_COUNTRIES);

/** Converts a country code of VAT documents to ISO: EL is Greece. */
export function toIsoCountry(country: string): string {
  const code = country.toUpperCase();
  return code === 'EL' ? 'GR' : code;
}

/** The two letters a VAT number of the country begins with: its ISO code, except EL for Greece (trade facts). */
export function getVatNumberPrefix(country: string): string {
  const code = toIsoCountry(country);
  return code === 'GR' ? 'EL' : code;
}

/** Whether a country is EU for VAT (§5). */
export function isEuCountry(country: string | null | undefined): boolean {
  return country != null && EU.has(toIsoCountry(country));
}

/** Whether a value is the ISO code of a country of the description. */
export function isCountry(value: unknown): value is Country {
  return Country.values.some((code) => code === value);
}

const names = new Map<string, Intl.DisplayNames>();

/** A country's name in a language, from the platform; the code itself when the platform has none. */
export function getCountryName(code: string, locale: string): string {
  let display = names.get(locale);
  if (!display) names.set(locale, (display = new Intl.DisplayNames(locale, { type: 'region' })));
  return display.of(code) ?? code;
}

/** An option of a country field. */
export interface CountryChoice {
  readonly code: Country;
  readonly name: string;
}

const choices = new Map<string, readonly CountryChoice[]>();

/** All countries with their names, in the language's alphabetical order. */
export function listCountryChoices(locale: string): readonly CountryChoice[] {
  let sorted = choices.get(locale);
  if (!sorted) {
    const collator = new Intl.Collator(locale);
    const unsorted = Country.values.map((code) => ({ code, name: getCountryName(code, locale) }));
    choices.set(locale, (sorted = unsorted.sort((a, b) => collator.compare(a.name, b.name))));
  }
  return sorted;
}
