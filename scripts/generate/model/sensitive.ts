import type { Diagnostics } from '../diagnostics.ts';
import { isObject, listAt, objectAt, ownAt, textAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { child, pointerTo } from './pointer.ts';

const KINDS = ['personal', 'secret'] as const;
export type SensitiveKind = (typeof KINDS)[number];

/** What the description marks with `x-sensitive`. */
export interface Sensitive {
  /** Kinds of properties, by the name of the schema they stand in. */
  fields: Record<string, Record<string, SensitiveKind>>;
  /** Names of properties that are marked in at least half of the schemas that have them. */
  names: string[];
  /** Paths up to and with a secret parameter, e.g. `/offers/{token}`. */
  paths: string[];
}

/** Reads `x-sensitive` of properties and parameters. */
export function readSensitive(document: JsonObject, diagnostics: Diagnostics): Sensitive {
  const fields: Sensitive['fields'] = {};
  const plain = new Map<string, number>();
  const kindOf = (node: JsonObject, pointer: string): SensitiveKind | undefined => {
    const word = node['x-sensitive'];
    if (word === undefined) return undefined;
    const kind = KINDS.find((one) => one === word);
    if (!kind) diagnostics.error('unknown-word', child(pointer, 'x-sensitive'), `It is ${KINDS.join(' or ')}.`);
    return kind;
  };
  const walk = (schema: string, node: Json | undefined, pointer: string): void => {
    if (Array.isArray(node)) node.forEach((one, place) => walk(schema, one, child(pointer, place)));
    if (!isObject(node)) return;
    for (const [name, property] of Object.entries(objectAt(node['properties']))) {
      const kind = kindOf(objectAt(property), child(pointer, 'properties', name));
      if (kind) (fields[schema] ??= {})[name] = kind;
      else plain.set(name, (plain.get(name) ?? 0) + 1);
      walk(schema, property, child(pointer, 'properties', name));
    }
    for (const word of ['allOf', 'oneOf', 'anyOf', 'items']) walk(schema, node[word], child(pointer, word));
  };
  const components = objectAt(document['components']);
  for (const [name, schema] of Object.entries(objectAt(components['schemas'])))
    walk(name, schema, pointerTo('components', 'schemas', name));
  const marked = Object.values(fields).flatMap((one) => Object.keys(one));
  const times = Map.groupBy(marked, (name) => name);
  const names = [...times].flatMap(([name, all]) => (all.length >= (plain.get(name) ?? 0) ? [name] : [])).sort();
  return { fields, names, paths: secretPaths(document, kindOf) };
}

function secretPaths(
  document: JsonObject,
  kindOf: (node: JsonObject, pointer: string) => SensitiveKind | undefined,
): string[] {
  const shared = objectAt(objectAt(document['components'])['parameters']);
  const found = new Set<string>();
  for (const [path, item] of Object.entries(objectAt(document['paths'])))
    for (const [method, operation] of Object.entries({ '': item, ...objectAt(item) })) {
      const at = pointerTo('paths', path, method, 'parameters');
      listAt(objectAt(operation)['parameters']).forEach((node, place) => {
        const reference = textAt(objectAt(node)['$ref'])?.split('/').at(-1);
        const parameter = objectAt(reference === undefined ? node : ownAt(shared, reference));
        if (parameter['in'] !== 'path' || !kindOf(parameter, child(at, place))) return;
        const hole = `{${textAt(parameter['name'])}}`;
        found.add(path.slice(0, path.indexOf(hole) + hole.length));
      });
    }
  return [...found].sort();
}
