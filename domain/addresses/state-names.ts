/** Names of subdivisions in Latin letters. They weigh 5 kB, so screens load them when somebody chooses one. */
import names from './state-names.json' with { type: 'json' };
import { stateCodes } from './states.ts';

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = names;

/** Name of a subdivision; its code where it is not known. */
export function stateName(country: string, state: string): string {
  return NAMES[country]?.[state] ?? state;
}

export interface StateChoice {
  readonly code: string;
  readonly name: string;
}

/** The subdivisions of a country in alphabetical order. */
export function stateChoices(country: string): readonly StateChoice[] {
  const { compare } = new Intl.Collator('en');
  return stateCodes(country)
    .map((code) => ({ code, name: stateName(country, code) }))
    .toSorted((one, other) => compare(one.name, other.name));
}

/** Letters and digits alone, without accents and the country before them: US-IL and il are one, as are Nuevo León and nuevo leon. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Words around names in files of other shops. */
const AROUND = /\b(state of|county|co|province of|province|prefecture|sheng|shi|ken|fu|to|si|do)\b/g;

const byCountry = new Map<string, ReadonlyMap<string, string>>();

function knownNames(country: string): ReadonlyMap<string, string> {
  let known = byCountry.get(country);
  if (!known) {
    const choices = stateChoices(country);
    known = new Map([
      ...choices.map(({ code, name }): [string, string] => [bare(name), code]),
      ...choices.map(({ code }): [string, string] => [code.toLowerCase(), code]),
    ]);
    byCountry.set(country, known);
  }
  return known;
}

/** The code of what a file calls a subdivision, by code or by name; undefined when the country has none of that name. */
export function findState(country: string, text: string): string | undefined {
  const known = knownNames(country);
  const words = bare(text);
  const withoutCountry = words.replace(new RegExp(`^${country.toLowerCase()} `), '');
  const tries = [
    words,
    withoutCountry,
    words.replace(AROUND, ' ').replace(/\s+/g, ' ').trim(),
    ALIASES[country]?.[words],
  ];
  return tries.flatMap((one) => (one ? (known.get(one) ?? []) : []))[0];
}

/** Usual names that neither ISO 3166-2 nor CLDR has, in the form of `bare`. */
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
