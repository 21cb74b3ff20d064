import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/root.mjs';

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
