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
      `/** Properties that hold something personal or secret, by schema. */
export const sensitiveFields: Readonly<Record<string, Readonly<Record<string, 'personal' | 'secret'>>>> = ${print(fields)};`,
      `/** Names of properties that hold something personal or secret in at least half of the schemas that have them. */
export const sensitiveNames: readonly string[] = ${print(names)};`,
      `/** Paths up to and with a parameter that is secret. */
export const secretPaths: readonly string[] = ${print(paths)};`,
    ),
  ];
}
