import { readFileSync } from 'node:fs';
import type { Model } from '../model/model.ts';
import { createSourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { printString } from './source.ts';

const OPEN_ROLES = 'export type Role = string;';

const readSource = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').trimEnd();

/** definitions.ts: a copy of field-definitions.ts and definitions.ts with the description's roles. */
export function writeDefinitions({ roles }: Model): OutputFile {
  const fields = readSource('field-definitions.ts');
  const resources = readSource('definitions.ts');
  const withoutRole = fields.slice(0, fields.lastIndexOf('\n\n/**'));
  const withoutImport = resources.slice(resources.indexOf('\n\n'));
  const type = roles.length === 0 ? OPEN_ROLES : `export type Role = ${roles.map(printString).join(' | ')};`;
  const shapes = withoutRole + withoutImport;
  return createSourceFile('definitions.ts', shapes, `/** Role of a caller. */\n${type}`);
}
