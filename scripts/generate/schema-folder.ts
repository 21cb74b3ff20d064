import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { compareText, isObject, asObject, getOwn, asText } from './model/json.ts';
import type { JsonObject } from './model/json.ts';

/** Adds every file of the folder `x-schemas` to the components of `root`, in place. */
export function addSchemaFolder(root: JsonObject, path: string): void {
  const files = listSchemaFiles(root, path);
  if (files.size === 0) return;
  const components = asObject(root.components);
  const schemas = asObject(components.schemas);
  for (const [name, ref] of files) if (getOwn(schemas, name) === undefined) schemas[name] = { $ref: ref };
  components.schemas = schemas;
  root.components = components;
}

/** Lists the files of the folder `x-schemas` by schema name, relative to the description at `path`. */
export function listSchemaFiles(root: JsonObject, path: string): Map<string, string> {
  const folder = asText(root['x-schemas']);
  if (folder === undefined) return new Map();
  const base = dirname(path);
  const names = readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' });
  const files = new Map<string, string>();
  for (const file of names.filter((name) => /\.(ya?ml|json)$/.test(name)).sort(compareText)) {
    const name = basename(file, extname(file));
    if (!files.has(name)) files.set(name, `./${relative(base, join(base, folder, file)).replaceAll('\\', '/')}`);
  }
  return files;
}

/** Creates a function that returns the reference to a schema by its name; a component that only refers to another is skipped. */
export function createSchemaLookup(root: JsonObject, files?: ReadonlyMap<string, string>) {
  const schemas = asObject(asObject(root.components).schemas);
  return (name: string): string | undefined => {
    const schema = getOwn(schemas, name);
    if (schema === undefined) return files?.get(name);
    const ref = isObject(schema) && Object.keys(schema).length === 1 ? asText(schema.$ref) : undefined;
    return ref ?? `#/components/schemas/${name}`;
  };
}
