import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

/**
 * Names the classes of CSS modules by the number of their stylesheet and their own in it, `k3-a`, which compress better than
 * hashes. The builds for browser and server agree: stylesheets are numbered by path, classes by their order.
 */
export function createClassNames(): (name: string, file: string) => string {
  const files = globSync('{storefront,forms-schema}/**/*.module.css', { cwd: ROOT }).toSorted();
  const sheets = new Map(files.map((file, index) => [join(ROOT, file), { number: index, names: [] as string[] }]));
  return (name, file) => {
    const sheet = sheets.get(file) ?? { number: sheets.size, names: [] };
    sheets.set(file, sheet);
    if (!sheet.names.includes(name)) sheet.names.push(name);
    return `k${sheet.number.toString(36)}-${sheet.names.indexOf(name).toString(36)}`;
  };
}
