import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import type { Diagnostics } from './diagnostics.ts';
import { isObject } from './model/json.ts';
import type { Json } from './model/json.ts';
import type { Overrides } from './model/overrides.ts';
import { formatFailure, explainUnusableText } from './unreadable.ts';

/** Reads a YAML or JSON file of overrides. Returns undefined, after a diagnostic, when it is invalid. */
export function readOverrides(file: string, diagnostics: Diagnostics): Overrides | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const content = explainUnusableText(text) === undefined && (parseYaml(text) as Json | undefined);
    if (isObject(content)) return { file, content };
    const reason = explainUnusableText(text) ?? 'Overrides are an object with `resources`.';
    diagnostics.error('unreadable', `${file}#`, reason);
  } catch (error) {
    diagnostics.error('unreadable', `${file}#`, formatFailure(error));
  }
  return undefined;
}
