import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listKeyGroups, readTexts } from './texts.ts';

const ROOT = join(import.meta.dirname, '..');

/** Folders with texts that the forms themselves must not use. */
const PARTS = ['forms-schema/gallery', 'forms-schema/stories'];
const getOwner = (file: string): string => PARTS.find((part) => file.startsWith(part)) ?? file.replace(/\/.*/, '');

/** Finds text keys that the code of a folder uses but that do not exist, each with its file. */
function findMissing(folder: string, pattern: RegExp, isKnown: (name: string) => boolean): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file) && getOwner(file) === folder)
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].flatMap(([, name = '']) =>
        isKnown(name) ? [] : [`${file}: ${name}`],
      ),
    );
}

/** Folders of screens with the namespaces they load. */
const SCREENS: [folder: string, namespaces: string[]][] = [
  ['admin', ['admin', 'common']],
  ['storefront', ['storefront', 'common']],
  ['forms-schema', ['common']],
  ...PARTS.map((part): [string, string[]] => [part, ['gallery', 'common']]),
];

describe.each(SCREENS)('every text used in %s exists', (folder, namespaces) => {
  const texts = new Map(namespaces.flatMap((namespace) => [...readTexts('en', namespace)]));
  const hasText = (key: string): boolean => texts.has(key) || texts.has(`${key}_other`);
  const groups = listKeyGroups(texts).join('|');

  test('in t() and translate()', () => {
    // texts of react-admin begin with "ra."
    expect(findMissing(folder, /\b(?:t|translate)\(\s*'((?!ra\.)[\w-]+(?:\.[\w-]+)+)'/g, hasText)).toEqual([]);
  });

  test('as literal keys', () => {
    // "action.hover" and the like are colours of MUI's palette
    const isColor = (key: string): boolean => /^action\.(active|hover|selected|disabled|focus)/.test(key);
    const literalKey = new RegExp(`'((?:${groups})\\.\\w[\\w.-]*)'`, 'g');
    expect(findMissing(folder, literalKey, (key) => isColor(key) || hasText(key))).toEqual([]);
  });

  test('as prefixes of computed keys', () => {
    const prefix = new RegExp(`\`((?:${groups})\\.[\\w.-]*)\\$\\{`, 'g');
    expect(findMissing(folder, prefix, (start) => [...texts.keys()].some((key) => key.startsWith(start)))).toEqual([]);
  });
});

test('every text used in mails and documents exists', () => {
  const texts = new Map([...readTexts('en', 'mail'), ...readTexts('en', 'documents'), ...readTexts('en', 'common')]);
  const hasText = (key: string): boolean => texts.has(key) || texts.has(`${key}_other`);
  expect(findMissing('server', /\bt\(\s*'([\w-]+(?:\.[\w-]+)+)'/g, hasText)).toEqual([]);
});

test.each(['server', 'forms-schema', 'domain'])('every error code in %s has a text', (folder) => {
  const texts = readTexts('en', 'common');
  const code = /\b(?:problem\(\s*\d+,\s*|code: |code = |rule\(\s*|refused: )'([a-z]+(?:_[a-z]+)+)'/g;
  // a property of an object may also be called code
  const isKnown = (name: string): boolean =>
    [`errors.${name}`, `errors.${name}_other`, `fields.${name}`].some((key) => texts.has(key));
  expect(findMissing(folder, code, isKnown)).toEqual([]);
});
