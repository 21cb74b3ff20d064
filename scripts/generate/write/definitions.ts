import { readFileSync } from 'node:fs';
import type { Model } from '../model/model.ts';
import { sourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { printString } from './source.ts';

const OPEN_ROLES = 'export type Role = string;';

const readShapes = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').trimEnd();

/** definitions.ts: the shapes of fields and of resources, copied from the generator's own, with the description's roles. */
export function writeDefinitions({ roles }: Model): OutputFile {
  const fields = readShapes('field-definitions.ts');
  const resources = readShapes('definitions.ts');
  const withoutRole = fields.slice(0, fields.lastIndexOf('\n\n/**'));
  const withoutImport = resources.slice(resources.indexOf('\n\n'));
  const type = roles.length === 0 ? OPEN_ROLES : `export type Role = ${roles.map(printString).join(' | ')};`;
  const shapes = withoutRole + withoutImport;
  return sourceFile('definitions.ts', shapes, `/** Who may call an operation. */\n${type}`);
}
