import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { createClassNames } from './class-names.ts';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;
const DEFINED = /\.([a-zA-Z_]\w*)/g;

/** The imported class names of a file that their stylesheet lacks, as `file: name`. */
function listUndefined(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return [...source.matchAll(IMPORT)].flatMap(([, styles = '', path = '']) => {
    const sheet = path.startsWith('#') ? path.slice(1) : join(dirname(file), path);
    const defined = new Set([...readFileSync(join(ROOT, sheet), 'utf8').matchAll(DEFINED)].map(([, name]) => name));
    const used = [...source.matchAll(new RegExp(String.raw`[^\w./$]${styles}\.(\w+)`, 'g'))].map(([, name]) => name);
    return used.filter((name) => !defined.has(name)).map((name) => `${file}: ${styles}.${name}`);
  });
}

it('each class name that a component uses is in its stylesheet', () => {
  const files = globSync('{storefront,forms-schema}/**/*.tsx', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(listUndefined)).toEqual([]);
});

it('names classes by stylesheet and order, the same in each build', () => {
  const sheets = ['storefront/ui/button.module.css', 'storefront/ui/Field.module.css'].map((file) => join(ROOT, file));
  const [button = '', field = ''] = sheets;
  const [first, second] = [createClassNames(), createClassNames()];
  const names = [first('primary', button), first('quiet', button), first('primary', button), first('field', field)];
  expect(names[0]).toMatch(/^k[\da-z]+-0$/);
  expect(names[1]).toBe(names[0]?.replace(/0$/, '1'));
  expect(names[2]).toBe(names[0]);
  expect(names[3]).not.toBe(names[0]);
  expect(second('field', field)).toBe(names[3]);
});
