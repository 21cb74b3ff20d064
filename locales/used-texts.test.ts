import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { groupsOf, readTexts } from './texts.ts';

const ROOT = join(import.meta.dirname, '..');

/** The gallery of the forms has words that the forms themselves must not use. */
const PARTS = ['forms-schema/gallery', 'forms-schema/stories'];
const ownerOf = (file: string): string => PARTS.find((part) => file.startsWith(part)) ?? file.replace(/\/.*/, '');

/** Text keys used by the code of a room that do not exist, each with its file. */
function missing(room: string, pattern: RegExp, isThere: (name: string) => boolean): string[] {
  return globSync(`${room}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file) && ownerOf(file) === room)
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].flatMap(([, name = '']) =>
        isThere(name) ? [] : [`${file}: ${name}`],
      ),
    );
}

/** Each room of screens with the namespaces it loads. */
const SCREENS: [room: string, namespaces: string[]][] = [
  ['admin', ['admin', 'common']],
  ['storefront', ['storefront', 'common']],
  ['forms-schema', ['common']],
  ...PARTS.map((part): [string, string[]] => [part, ['gallery', 'common']]),
];

describe.each(SCREENS)('%s finds every text it asks for', (room, namespaces) => {
  const texts = new Map(namespaces.flatMap((namespace) => [...readTexts('en', namespace)]));
  const exists = (key: string): boolean => texts.has(key) || texts.has(`${key}_other`);
  const groups = groupsOf(texts).join('|');

  test('by t() and translate()', () => {
    // react-admin brings its own words under "ra."
    expect(missing(room, /\b(?:t|translate)\(\s*'((?!ra\.)[\w-]+(?:\.[\w-]+)+)'/g, exists)).toEqual([]);
  });

  test('by the names of keys', () => {
    // "action.hover" and the like are colours of MUI's palette
    const isColor = (key: string): boolean => /^action\.(active|hover|selected|disabled|focus)/.test(key);
    const named = new RegExp(`'((?:${groups})\\.\\w[\\w.-]*)'`, 'g');
    expect(missing(room, named, (key) => isColor(key) || exists(key))).toEqual([]);
  });

  test('by the beginnings of keys', () => {
    const begun = new RegExp(`\`((?:${groups})\\.[\\w.-]*)\\$\\{`, 'g');
    expect(missing(room, begun, (start) => [...texts.keys()].some((key) => key.startsWith(start)))).toEqual([]);
  });
});

test('mails and documents find every text they ask for', () => {
  const texts = new Map([...readTexts('en', 'mail'), ...readTexts('en', 'documents'), ...readTexts('en', 'common')]);
  const exists = (key: string): boolean => texts.has(key) || texts.has(`${key}_other`);
  expect(missing('server', /\bt\(\s*'([\w-]+(?:\.[\w-]+)+)'/g, exists)).toEqual([]);
});

test.each(['server', 'forms-schema', 'domain'])('every reason %s gives for a refusal has its words', (room) => {
  const texts = readTexts('en', 'common');
  const code = /\b(?:problem\(\s*\d+,\s*|code: |code = |rule\(\s*|refused: )'([a-z]+(?:_[a-z]+)+)'/g;
  // a property of an object may also be called code
  const isThere = (name: string): boolean =>
    [`errors.${name}`, `errors.${name}_other`, `fields.${name}`].some((key) => texts.has(key));
  expect(missing(room, code, isThere)).toEqual([]);
});
