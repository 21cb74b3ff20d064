/** Names of subdivisions in Latin letters (5 kB; screens load them on demand). */
import names from './state-names.json' with { type: 'json' };
import { listStateCodes } from './states.ts';

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = names;

/** The name of a subdivision; its code when unknown. */
export function getStateName(country: string, state: string): string {
  return NAMES[country]?.[state] ?? state;
}

export interface StateChoice {
  readonly code: string;
  readonly name: string;
}

/** The subdivisions of a country in alphabetical order. */
export function listStateChoices(country: string): readonly StateChoice[] {
  const { compare } = new Intl.Collator('en');
  return listStateCodes(country)
    .map((code) => ({ code, name: getStateName(country, code) }))
    .toSorted((a, b) => compare(a.name, b.name));
}

/** Normalises a name for comparison: lower-case letters and digits without accents. */
const normaliseName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Words that files of other shops add to names. */
const GENERIC_WORDS = /\b(state of|county|co|province of|province|prefecture|sheng|shi|ken|fu|to|si|do)\b/g;

const byCountry = new Map<string, ReadonlyMap<string, string>>();

function getCodesByName(country: string): ReadonlyMap<string, string> {
  let codesByName = byCountry.get(country);
  if (!codesByName) {
    const choices = listStateChoices(country);
    codesByName = new Map([
      ...choices.map(({ code, name }): [string, string] => [normaliseName(name), code]),
      ...choices.map(({ code }): [string, string] => [code.toLowerCase(), code]),
    ]);
    byCountry.set(country, codesByName);
  }
  return codesByName;
}

/** Finds the code of a subdivision by its code or name; undefined when the country has none of that name. */
export function findState(country: string, text: string): string | undefined {
  const codesByName = getCodesByName(country);
  const words = normaliseName(text);
  const withoutCountry = words.replace(new RegExp(`^${country.toLowerCase()} `), '');
  const spellings = [
    words,
    withoutCountry,
    words.replace(GENERIC_WORDS, ' ').replace(/\s+/g, ' ').trim(),
    ALIASES[country]?.[words],
  ];
  return spellings.flatMap((spelling) => (spelling ? (codesByName.get(spelling) ?? []) : []))[0];
}

/** Common names that neither ISO 3166-2 nor CLDR has, normalised by `normaliseName`. */
const ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: { 'washington dc': 'dc', 'd c': 'dc', 'virgin islands': 'vi' },
  CA: { québec: 'qc', pei: 'pe', newfoundland: 'nl', pq: 'qc' },
  ES: { seville: 'se', biscay: 'bi', 'balearic islands': 'pm', baleares: 'pm', vizcaya: 'bi' },
  IT: { rome: 'rm', milan: 'mi', florence: 'fi', naples: 'na', turin: 'to', venice: 've', genoa: 'ge', bolzano: 'bz' },
  MX: {
    cdmx: 'cmx',
    'mexico city': 'cmx',
    df: 'cmx',
    'estado de mexico': 'mex',
    michoacan: 'mic',
    veracruz: 'ver',
    coahuila: 'coa',
  },
};
