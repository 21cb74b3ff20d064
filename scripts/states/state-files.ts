// Subdivisions of the countries whose addresses have one: codes by ISO 3166-2, names by it or by CLDR.
import { createRequire } from 'node:module';
import { iso31662 } from 'iso-3166';
import { STATE_COUNTRIES } from '../../domain/addresses/state-countries.ts';

type Names = Readonly<Record<string, string>>;

interface CldrFile {
  readonly subdivisions: { readonly localeDisplayNames: { readonly subdivisions: Names } };
}

/** Countries whose mail names the level below the first of ISO 3166-2, and what of the first level stands beside it. */
const SECOND_LEVEL: Readonly<Record<string, readonly string[]>> = { ES: ['ES-CE', 'ES-ML'], IE: [], IT: [] };

/** Whose ISO names are those that stand on parcels; elsewhere they carry marks or words of administration, and CLDR's do not. */
const ISO_NAMES = new Set(['AR', 'BR', 'CA', 'ES', 'IE', 'IT', 'MX', 'US']);

/** What mail writes to as countries of their own, outlying islands without mail, and Indonesia's islands that are no province. */
const LEFT_OUT = new Set('CN-HK CN-MO CN-TW US-UM ID-JW ID-KA ID-ML ID-NU ID-PP ID-SL ID-SM'.split(' '));

/** Codes of the mail that ISO 3166-2 does not have: armed forces of the United States, a province that is a region there. */
const BESIDE_ISO: Readonly<Record<string, Names>> = {
  IT: { AO: 'Aosta' },
  US: { AA: 'Armed Forces Americas', AE: 'Armed Forces Europe', AP: 'Armed Forces Pacific' },
};

const cldr = createRequire(import.meta.url)('cldr-subdivisions-full/subdivisions/en/en.json') as CldrFile;

/** Without the long vowel marks of transcriptions, which no address has. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\u0304/g, '')
    .normalize('NFC');

function subdivisionsOf(country: string) {
  const all = iso31662.filter(({ code }) => code.startsWith(`${country}-`) && !LEFT_OUT.has(code));
  const kept = SECOND_LEVEL[country];
  return all.filter(({ code, parent }) => (kept ? parent !== country || kept.includes(code) : parent === country));
}

function namesOf(country: string): Names {
  const iso = subdivisionsOf(country).map(({ code, name }): [string, string] => {
    const known = cldr.subdivisions.localeDisplayNames.subdivisions[code.replace('-', '').toLowerCase()];
    return [code.slice(country.length + 1), plain(ISO_NAMES.has(country) ? name : (known ?? name))];
  });
  const byName = new Intl.Collator('en').compare;
  const all = Object.entries({ ...BESIDE_ISO[country], ...Object.fromEntries(iso) });
  return Object.fromEntries(all.toSorted(([, one], [, other]) => byName(one, other)));
}

/** The files of domain/addresses: names by country and code, and the codes alone for who only checks them. */
export function stateFiles(): ReadonlyMap<string, string> {
  const names = Object.keys(STATE_COUNTRIES).map((country) => [country, namesOf(country)] as const);
  const codes = names.map(([country, all]) => [country, Object.keys(all).toSorted().join(' ')] as const);
  const written = (table: object) => `${JSON.stringify(table, null, 1)}\n`;
  return new Map([
    ['state-names.json', written(Object.fromEntries(names))],
    ['state-codes.json', written(Object.fromEntries(codes))],
  ]);
}
