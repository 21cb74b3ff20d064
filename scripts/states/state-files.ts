// Subdivisions of countries whose addresses have one: codes of ISO 3166-2, names of ISO 3166-2 or CLDR.
import { createRequire } from 'node:module';
import { iso31662 } from 'iso-3166';
import { STATE_COUNTRIES } from '../../domain/addresses/state-countries.ts';

type Names = Readonly<Record<string, string>>;

interface CldrFile {
  readonly subdivisions: { readonly localeDisplayNames: { readonly subdivisions: Names } };
}

/** Countries whose addresses use the second level of ISO 3166-2, with codes of the first level that they use as well. */
const SECOND_LEVEL: Readonly<Record<string, readonly string[]>> = { ES: ['ES-CE', 'ES-ML'], IE: [], IT: [] };

/** Countries whose ISO names are those of addresses. Elsewhere ISO names contain transcription marks or administrative terms. */
const ISO_NAMES = new Set(['AR', 'BR', 'CA', 'ES', 'IE', 'IT', 'MX', 'US']);

/** Subdivisions with a country code of their own, outlying islands without mail, and Indonesian islands that are no province. */
const EXCLUDED = new Set('CN-HK CN-MO CN-TW US-UM ID-JW ID-KA ID-ML ID-NU ID-PP ID-SL ID-SM'.split(' '));

/** Postal codes of subdivisions that ISO 3166-2 does not have: US armed forces, and a province that is a region there. */
const BESIDE_ISO: Readonly<Record<string, Names>> = {
  IT: { AO: 'Aosta' },
  US: { AA: 'Armed Forces Americas', AE: 'Armed Forces Europe', AP: 'Armed Forces Pacific' },
};

const cldr = createRequire(import.meta.url)('cldr-subdivisions-full/subdivisions/en/en.json') as CldrFile;

/** Removes the macrons of transcriptions, which addresses do not have. */
const removeMacrons = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\u0304/g, '')
    .normalize('NFC');

function listSubdivisions(country: string) {
  const subdivisions = iso31662.filter(({ code }) => code.startsWith(`${country}-`) && !EXCLUDED.has(code));
  const secondLevelCodes = SECOND_LEVEL[country];
  return subdivisions.filter(({ code, parent }) =>
    secondLevelCodes ? parent !== country || secondLevelCodes.includes(code) : parent === country,
  );
}

function buildNames(country: string): Names {
  const iso = listSubdivisions(country).map(({ code, name }): [string, string] => {
    const cldrName = cldr.subdivisions.localeDisplayNames.subdivisions[code.replace('-', '').toLowerCase()];
    return [code.slice(country.length + 1), removeMacrons(ISO_NAMES.has(country) ? name : (cldrName ?? name))];
  });
  const compareNames = new Intl.Collator('en').compare;
  const entries = Object.entries({ ...BESIDE_ISO[country], ...Object.fromEntries(iso) });
  return Object.fromEntries(entries.toSorted(([, a], [, b]) => compareNames(a, b)));
}

/** Builds the files of domain/addresses: names by country and code, and the codes alone for validation. */
export function buildStateFiles(): ReadonlyMap<string, string> {
  const names = Object.keys(STATE_COUNTRIES).map((country) => [country, buildNames(country)] as const);
  const codes = names.map(([country, states]) => [country, Object.keys(states).toSorted().join(' ')] as const);
  const formatJson = (table: object) => `${JSON.stringify(table, null, 1)}\n`;
  return new Map([
    ['state-names.json', formatJson(Object.fromEntries(names))],
    ['state-codes.json', formatJson(Object.fromEntries(codes))],
  ]);
}
