import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts by their dotted keys. */
export type Texts = ReadonlyMap<string, string>;

/** Names of the files of each language. */
export const NAMESPACES = globSync('*.json', { cwd: join(import.meta.dirname, 'en') }).map((file) =>
  file.replace('.json', ''),
);

function flatten(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path.join('.')} is neither a text nor a group`);
  return Object.entries(value).flatMap(([key, child]) => flatten(child, [...path, key]));
}

/** Reads the texts of a file, for tests. */
export function readTexts(language: string, namespace: string): Texts {
  const file = join(import.meta.dirname, language, `${namespace}.json`);
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))));
}

/** Lists the first parts of keys: fields, enums, cart … */
export function listKeyGroups(texts: Texts): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(/\..*/, '')))];
}
