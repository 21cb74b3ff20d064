import type { Model } from '../model/model.ts';
import { createSourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { print } from './source.ts';

/** sensitive.ts: data that must not be logged; omitted when the description marks nothing. */
export function writeSensitive({ sensitive }: Model): OutputFile[] {
  const { fields, names, paths } = sensitive;
  if (Object.keys(fields).length === 0 && paths.length === 0) return [];
  return [
    createSourceFile(
      'sensitive.ts',
      `/** Properties with personal or secret data, by schema. */
export const sensitiveFields: Readonly<Record<string, Readonly<Record<string, 'personal' | 'secret'>>>> = ${print(fields)};`,
      `/** Names of properties with personal or secret data in at least half of the schemas that have them. */
export const sensitiveNames: readonly string[] = ${print(names)};`,
      `/** Paths up to and including a secret parameter. */
export const secretPaths: readonly string[] = ${print(paths)};`,
    ),
  ];
}
