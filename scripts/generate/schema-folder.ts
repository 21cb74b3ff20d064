import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { byText, isObject, objectAt, ownAt, textAt } from './model/json.ts';
import type { JsonObject } from './model/json.ts';

/** Makes every file of the folder that `x-schemas` names a component, referred to or not; changes `root` in place. */
export function addSchemaFolder(root: JsonObject, path: string): void {
  const files = schemaFiles(root, path);
  if (files.size === 0) return;
  const components = objectAt(root.components);
  const schemas = objectAt(components.schemas);
  for (const [name, ref] of files) if (ownAt(schemas, name) === undefined) schemas[name] = { $ref: ref };
  components.schemas = schemas;
  root.components = components;
}

/** Files of the folder that `x-schemas` names, relative to the description at `path`, by the names of their schemas. */
export function schemaFiles(root: JsonObject, path: string): Map<string, string> {
  const folder = textAt(root['x-schemas']);
  if (folder === undefined) return new Map();
  const base = dirname(path);
  const names = readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' });
  const files = new Map<string, string>();
  for (const file of names.filter((name) => /\.(ya?ml|json)$/.test(name)).sort(byText)) {
    const name = basename(file, extname(file));
    if (!files.has(name)) files.set(name, `./${relative(base, join(base, folder, file)).replaceAll('\\', '/')}`);
  }
  return files;
}

/** Finds the reference to a schema of `components/schemas` by its name; a component that is a mere reference is passed by. */
export function schemaReferences(root: JsonObject, files?: ReadonlyMap<string, string>) {
  const schemas = objectAt(objectAt(root.components).schemas);
  return (name: string): string | undefined => {
    const schema = ownAt(schemas, name);
    if (schema === undefined) return files?.get(name);
    const ref = isObject(schema) && Object.keys(schema).length === 1 ? textAt(schema.$ref) : undefined;
    return ref ?? `#/components/schemas/${name}`;
  };
}
