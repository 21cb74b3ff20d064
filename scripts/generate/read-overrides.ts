import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import type { Diagnostics } from './diagnostics.ts';
import { isObject } from './model/json.ts';
import type { Json } from './model/json.ts';
import type { Overrides } from './model/overrides.ts';
import { failureText, unusableText } from './unreadable.ts';

/** Reads a YAML or JSON file of overrides; undefined, after a diagnostic, where it is none. */
export function readOverrides(file: string, diagnostics: Diagnostics): Overrides | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const content = unusableText(text) === undefined && (parseYaml(text) as Json | undefined);
    if (isObject(content)) return { file, content };
    const reason = unusableText(text) ?? 'Overrides are an object with `resources`.';
    diagnostics.error('unreadable', `${file}#`, reason);
  } catch (error) {
    diagnostics.error('unreadable', `${file}#`, failureText(error));
  }
  return undefined;
}
