import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import type { Diagnostics } from './diagnostics.ts';
import { isObject } from './model/json.ts';
import type { Json } from './model/json.ts';
import type { Overrides } from './model/overrides.ts';

/** Reads a YAML or JSON file of overrides; undefined, after a diagnostic, where it is none. */
export function readOverrides(file: string, diagnostics: Diagnostics): Overrides | undefined {
  try {
    const content = parseYaml(readFileSync(file, 'utf8')) as Json | undefined;
    if (isObject(content)) return { file, content };
    diagnostics.error('unreadable', `${file}#`, 'Overrides are an object with `resources`.');
  } catch (error) {
    diagnostics.error(
      'unreadable',
      `${file}#`,
      (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '',
    );
  }
  return undefined;
}
