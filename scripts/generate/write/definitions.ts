import { readFileSync } from 'node:fs';
import type { Model } from '../model/model.ts';
import { sourceFile } from './file.ts';
import type { OutputFile } from './file.ts';
import { printString } from './source.ts';

const OPEN_ROLES = 'export type Role = string;';

/** definitions.ts: the shapes, copied from the generator's own, with the description's roles. */
export function writeDefinitions({ roles }: Model): OutputFile {
  const text = readFileSync(new URL('../definitions.ts', import.meta.url), 'utf8').trimEnd();
  const own = text.slice(0, text.lastIndexOf('\n\n/**'));
  const type = roles.length === 0 ? OPEN_ROLES : `export type Role = ${roles.map(printString).join(' | ')};`;
  return sourceFile('definitions.ts', own, `/** Who may call an operation. */\n${type}`);
}
