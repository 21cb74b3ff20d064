/**
 * How postal codes are written, with the countries that write them so, where parcels mostly go: # is a digit, @ a letter.
 * Spaces and hyphens are as the post writes them and may be left out. Countries that are not here take anything.
 */
const FORMS = Object.entries({
  '####': 'AT AU BE BG CH CY DK HU LI LU LV NO NZ SI',
  '#####': 'DE EE ES FI FR HR IT KR LT MC MX US',
  '######': 'CN RO SG',
  '### ##': 'CZ GR SE SK',
  '##-###': 'PL',
  '###-####': 'JP',
  '####-###': 'PT',
  '#####-###': 'BR',
  '#####-####': 'US',
  '#### @@': 'NL',
  '@#@ #@#': 'CA',
  '@@# #@@': 'GB',
  '@@## #@@': 'GB',
  '@# #@@': 'GB',
  '@## #@@': 'GB',
  '@#@ #@@': 'GB',
  '@@#@ #@@': 'GB',
});

/** Countries whose addresses have the city before the postal code. */
const CITY_FIRST = new Set(['AU', 'BR', 'CA', 'CN', 'GB', 'IE', 'IN', 'KR', 'NZ', 'SG', 'US']);

/** Countries that write none, as the Universal Postal Union lists them. */
const NO_POSTAL_CODES = new Set(
  `AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN LY ML MO MR MW NR
  PA QA RW SB SC SL SR SS ST SX SY TD TG TL TO TV UG VU YE ZW`.split(/\s+/),
);

/** Countries that have postal codes which addresses may leave out. */
const OPTIONAL = new Set(['IE']);

/** Whether addresses of the country have a postal code. */
export function hasPostalCodes(country: unknown): boolean {
  return typeof country !== 'string' || !NO_POSTAL_CODES.has(country);
}

/** Whether an address of the country is incomplete without its postal code. */
export function isPostalCodeRequired(country: unknown): boolean {
  return hasPostalCodes(country) && !(typeof country === 'string' && OPTIONAL.has(country));
}

/** Countries whose addresses may leave the postal code out. */
export const NO_POSTAL_CODE: readonly string[] = [...NO_POSTAL_CODES, ...OPTIONAL];

const compact = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Its form, which tells it from others: letters and digits alike become signs. */
const toForm = (code: string): string => compact(code).replace(/\d/g, '#').replace(/[A-Z]/g, '@');

const EXAMPLES = { '#': '123456789', '@': 'ABCDEF' } as const;

/** A code that has the form: 12345, AB1 2CD. */
function fillForm(form: string): string {
  const used = { '#': 0, '@': 0 };
  return form.replace(/[#@]/g, (sign) => EXAMPLES[sign as '#' | '@'][used[sign as '#' | '@']++] ?? sign);
}

/**
 * What is wrong with a postal code in a country: how one is written there. Undefined when it is right, or nothing is known
 * of the country. The country's own letters may stand before it, as in F-75009 or LV-1010.
 */
export function checkPostalCode(code: string, country: string): { readonly like: string } | undefined {
  const forms = FORMS.flatMap(([form, countries]) => (countries.split(' ').includes(country) ? [form] : []));
  const [first] = forms;
  if (first === undefined) return undefined;
  const shapes = new Set([code.trim(), code.trim().replace(/^[A-Z]{1,3}-(?=\d)/i, '')].map(toForm));
  return forms.some((form) => shapes.has(compact(form))) ? undefined : { like: fillForm(first) };
}

/** Whether the city stands before the postal code on a parcel to the country. */
export function isCityFirst(country: unknown): boolean {
  return typeof country === 'string' && CITY_FIRST.has(country);
}
