import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

/** Texts by keys, grouped: `fields.email`, `enums.OrderStatus.paid`. */
export type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Groups that are filtered, with the test whether a source names a key; all other groups are kept. */
const NAMED = {
  fields: (source: string, key: string) => source.includes(`fields.${key}'`),
  actions: (source: string, key: string) => source.includes(`actions.${key}`),
  // by its name, or by the choices of a field
  enums: (source: string, key: string) => new RegExp(`\\b${key}(?!\\w)`).test(source),
} as const;

/** Keeps the texts that code with this source can show: fields, enums and actions that it names, and all other groups. */
export function filterShownWords(words: Words, source: string): Words {
  return Object.fromEntries(
    Object.entries(words).map(([group, texts]) => {
      const isNamed = Object.hasOwn(NAMED, group) ? NAMED[group as keyof typeof NAMED] : () => true;
      return [group, Object.fromEntries(Object.entries(texts).filter(([key]) => isNamed(source, key)))];
    }),
  );
}

const SHOP_FOLDERS = ['storefront', 'forms-schema', 'domain'];
const EXCLUDED = /\.test\.tsx?$|\/testing|\/(stories|gallery)\//;

/** Reads the source of the shop's pages and of the field lists they import. */
export function readShopSource(): string {
  const files = SHOP_FOLDERS.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: ROOT })).filter(
    (file) => !EXCLUDED.test(file),
  );
  const shopSource = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  return [shopSource, ...readFieldFiles(shopSource)].join('\n');
}

/** Reads the field lists that a source imports, recursively. */
function readFieldFiles(source: string): string[] {
  const fieldFiles = new Map<string, string>();
  const collect = (text: string, pattern: RegExp) => {
    for (const [, name = ''] of text.matchAll(pattern)) {
      if (fieldFiles.has(name)) continue;
      const file = readFileSync(join(ROOT, 'generated/fields', `${name}.ts`), 'utf8');
      fieldFiles.set(name, file);
      collect(file, /from '\.\.\/fields\/(\w+)\.ts'/g);
    }
  };
  collect(source, /#generated\/fields\/(\w+)\.ts/g);
  return [...fieldFiles.values()];
}
