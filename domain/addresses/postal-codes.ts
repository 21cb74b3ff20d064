/**
 * Patterns of postal codes with their countries, for the usual destinations: # is a digit, @ a letter. Spaces and hyphens are
 * optional in input. Codes of other countries are not checked.
 */
const PATTERNS = Object.entries({
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

/** Countries that write the city before the postal code. */
const CITY_FIRST = new Set(['AU', 'BR', 'CA', 'CN', 'GB', 'IE', 'IN', 'KR', 'NZ', 'SG', 'US']);

/** Countries without postal codes, by the list of the Universal Postal Union. */
const NO_POSTAL_CODES = new Set(
  `AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN LY ML MO MR MW NR
  PA QA RW SB SC SL SR SS ST SX SY TD TG TL TO TV UG VU YE ZW`.split(/\s+/),
);

/** Countries whose postal codes are optional. */
const OPTIONAL = new Set(['IE']);

/** Whether addresses of the country have a postal code. */
export function hasPostalCodes(country: unknown): boolean {
  return typeof country !== 'string' || !NO_POSTAL_CODES.has(country);
}

/** Whether an address of the country is incomplete without its postal code. */
export function isPostalCodeRequired(country: unknown): boolean {
  return hasPostalCodes(country) && !(typeof country === 'string' && OPTIONAL.has(country));
}

/** Countries without postal codes or with optional ones. */
export const POSTAL_CODE_NOT_REQUIRED: readonly string[] = [...NO_POSTAL_CODES, ...OPTIONAL];

const removeSeparators = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** The pattern of a code, without spaces and hyphens. */
const toPattern = (code: string): string => removeSeparators(code).replace(/\d/g, '#').replace(/[A-Z]/g, '@');

const EXAMPLES = { '#': '123456789', '@': 'ABCDEF' } as const;

/** Creates an example code for a pattern: 12345, AB1 2CD. */
function createExample(pattern: string): string {
  const usedCounts = { '#': 0, '@': 0 };
  return pattern.replace(/[#@]/g, (sign) => EXAMPLES[sign as '#' | '@'][usedCounts[sign as '#' | '@']++] ?? sign);
}

/**
 * Checks a postal code by the patterns of a country. Returns an example when it is invalid, undefined when it is valid or the
 * country has no pattern. A country prefix is allowed: F-75009, LV-1010.
 */
export function checkPostalCode(code: string, country: string): { readonly like: string } | undefined {
  const patterns = PATTERNS.flatMap(([pattern, countries]) =>
    countries.split(' ').includes(country) ? [pattern] : [],
  );
  const [first] = patterns;
  if (first === undefined) return undefined;
  const shapes = new Set([code.trim(), code.trim().replace(/^[A-Z]{1,3}-(?=\d)/i, '')].map(toPattern));
  return patterns.some((pattern) => shapes.has(removeSeparators(pattern))) ? undefined : { like: createExample(first) };
}

/** Whether addresses of the country have the city before the postal code. */
export function isCityFirst(country: unknown): boolean {
  return typeof country === 'string' && CITY_FIRST.has(country);
}
