import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts by their dotted keys. */
export type Texts = ReadonlyMap<string, string>;

/** Names of the files every language has. */
export const NAMESPACES = globSync('*.json', { cwd: join(import.meta.dirname, 'en') }).map((file) =>
  file.replace('.json', ''),
);

function flatten(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path.join('.')} is neither a text nor a group`);
  return Object.entries(value).flatMap(([key, child]) => flatten(child, [...path, key]));
}

/** The texts of a file, for tests that compare them. */
export function readTexts(language: string, namespace: string): Texts {
  const file = join(import.meta.dirname, language, `${namespace}.json`);
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))));
}

/** What keys begin with: fields, enums, cart … */
export function groupsOf(texts: Texts): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(/\..*/, '')))];
}
