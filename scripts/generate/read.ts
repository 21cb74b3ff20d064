import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { BaseResolver, bundle, createConfig } from '@redocly/openapi-core';
import type { Diagnostics } from './diagnostics.ts';
import { byText, isObject, objectAt, textAt } from './model/json.ts';
import type { Json, JsonObject } from './model/json.ts';

export interface Description {
  /** The whole description as one document; references point into it (`#/components/...`). */
  document: JsonObject;
  /** Absolute paths of the files it was read from. */
  files: string[];
}

/**
 * Reads a description from one file or many and bundles it: files under other paths become named components by
 * their file name. `x-schemas: <folder>` at the root makes every file of that folder a component, referred to or not.
 * Problems go to `diagnostics`; a description that cannot be read at all gives undefined.
 */
export async function readDescription(file: string, diagnostics: Diagnostics): Promise<Description | undefined> {
  const path = resolve(file);
  const config = await createConfig({});
  const resolver = new BaseResolver(config.resolve);
  const loaded = await resolver.resolveDocument(null, path, true).catch((error: unknown) => new Error(String(error)));
  if (loaded instanceof Error) {
    diagnostics.error('unreadable', '#', loaded.message.split('\n')[0] ?? file);
    return undefined;
  }
  const root = loaded.parsed as Json;
  const version = isObject(root) ? String(root.openapi ?? root.swagger ?? 'none') : 'none';
  if (!isObject(root) || !/^3\.[012](\.|$)/.test(version)) {
    diagnostics.error('unsupported-version', '#/openapi', `This is version ${version}.`);
    return undefined;
  }
  // 3.2 only adds words that stay as they are in openapi.json; the bundler knows 3.1
  if (version.startsWith('3.2')) root.openapi = '3.1.1';
  addSchemaFolder(root, path);
  const result = await bundle({ doc: loaded, config, externalRefResolver: resolver });
  root.openapi = version;
  for (const problem of result.problems) {
    const at = problem.location[0];
    const source = at ? relative(process.cwd(), at.source.absoluteRef) : file;
    const pointer = `${source}${at?.pointer ?? '#'}`;
    if (problem.message.startsWith('Two schemas')) diagnostics.warn('renamed-component', pointer, problem.message);
    else diagnostics.error('unresolved-ref', pointer, problem.message);
  }
  return { document: root, files: [...result.fileDependencies].sort(byText) };
}

function addSchemaFolder(root: JsonObject, path: string): void {
  const folder = textAt(root['x-schemas']);
  if (folder === undefined) return;
  const components = objectAt(root.components);
  const schemas = objectAt(components.schemas);
  const base = dirname(path);
  const files = readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(ya?ml|json)$/.test(name)).sort(byText)) {
    const name = basename(file, extname(file));
    schemas[name] ??= { $ref: `./${relative(base, join(base, folder, file)).replaceAll('\\', '/')}` };
  }
  components.schemas = schemas;
  root.components = components;
}
