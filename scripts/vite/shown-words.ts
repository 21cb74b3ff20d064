import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

/** Texts by keys, grouped: `fields.email`, `enums.OrderStatus.paid`. */
export type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Groups of common words that name what the description has; of the others everything may be shown anywhere. */
const NAMED = {
  fields: (source: string, key: string) => source.includes(`fields.${key}'`),
  actions: (source: string, key: string) => source.includes(`actions.${key}`),
  // by its name, or by the choices of a field
  enums: (source: string, key: string) => new RegExp(`\\b${key}(?!\\w)`).test(source),
} as const;

/** The words that code with this source can show: of fields, enums and actions those that it names. */
export function shownWords(words: Words, source: string): Words {
  return Object.fromEntries(
    Object.entries(words).map(([group, texts]) => {
      const isNamed = Object.hasOwn(NAMED, group) ? NAMED[group as keyof typeof NAMED] : () => true;
      return [group, Object.fromEntries(Object.entries(texts).filter(([key]) => isNamed(source, key)))];
    }),
  );
}

const OURS = ['storefront', 'forms-schema', 'domain'];
const OTHERS = /\.test\.tsx?$|\/testing|\/(stories|gallery)\//;

/** The source of the shop's pages, with the fields of the forms they draw. */
export function shopSource(): string {
  const files = OURS.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: ROOT })).filter(
    (file) => !OTHERS.test(file),
  );
  const own = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  return [own, ...fieldFiles(own)].join('\n');
}

/** The lists of fields that a source imports, and those that they import. */
function fieldFiles(source: string): string[] {
  const seen = new Map<string, string>();
  const follow = (text: string, pattern: RegExp) => {
    for (const [, name = ''] of text.matchAll(pattern)) {
      if (seen.has(name)) continue;
      const file = readFileSync(join(ROOT, 'generated/fields', `${name}.ts`), 'utf8');
      seen.set(name, file);
      follow(file, /from '\.\.\/fields\/(\w+)\.ts'/g);
    }
  };
  follow(source, /#generated\/fields\/(\w+)\.ts/g);
  return [...seen.values()];
}
