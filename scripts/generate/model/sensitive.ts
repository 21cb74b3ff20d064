import type { Diagnostics } from '../diagnostics.ts';
import { isObject, asList, asObject, getOwn, asText } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { joinPointer, buildPointer } from './pointer.ts';

const KINDS = ['personal', 'secret'] as const;
export type SensitiveKind = (typeof KINDS)[number];

/** Data marked by `x-sensitive`. */
export interface Sensitive {
  /** Kinds by schema and property. */
  fields: Record<string, Record<string, SensitiveKind>>;
  /** Names of properties that are marked in at least half of the schemas that have them. */
  names: string[];
  /** Paths up to and including a secret parameter, e.g. `/offers/{token}`. */
  paths: string[];
}

/** Reads `x-sensitive` of properties and parameters. */
export function readSensitive(document: JsonObject, diagnostics: Diagnostics): Sensitive {
  const fields: Sensitive['fields'] = {};
  const unmarkedCounts = new Map<string, number>();
  const readKind = (node: JsonObject, pointer: string): SensitiveKind | undefined => {
    const word = node['x-sensitive'];
    if (word === undefined) return undefined;
    const kind = KINDS.find((candidate) => candidate === word);
    if (!kind) diagnostics.error('unknown-word', joinPointer(pointer, 'x-sensitive'), `It is ${KINDS.join(' or ')}.`);
    return kind;
  };
  const visit = (schema: string, node: Json | undefined, pointer: string): void => {
    if (Array.isArray(node)) node.forEach((entry, place) => visit(schema, entry, joinPointer(pointer, place)));
    if (!isObject(node)) return;
    for (const [name, property] of Object.entries(asObject(node['properties']))) {
      const kind = readKind(asObject(property), joinPointer(pointer, 'properties', name));
      if (kind) (fields[schema] ??= {})[name] = kind;
      else unmarkedCounts.set(name, (unmarkedCounts.get(name) ?? 0) + 1);
      visit(schema, property, joinPointer(pointer, 'properties', name));
    }
    for (const word of ['allOf', 'oneOf', 'anyOf', 'items']) visit(schema, node[word], joinPointer(pointer, word));
  };
  const components = asObject(document['components']);
  for (const [name, schema] of Object.entries(asObject(components['schemas'])))
    visit(name, schema, buildPointer('components', 'schemas', name));
  const marked = Object.values(fields).flatMap((kinds) => Object.keys(kinds));
  const markedNames = Map.groupBy(marked, (name) => name);
  const names = [...markedNames]
    .flatMap(([name, markings]) => (markings.length >= (unmarkedCounts.get(name) ?? 0) ? [name] : []))
    .sort();
  return { fields, names, paths: findSecretPaths(document, readKind) };
}

function findSecretPaths(
  document: JsonObject,
  readKind: (node: JsonObject, pointer: string) => SensitiveKind | undefined,
): string[] {
  const shared = asObject(asObject(document['components'])['parameters']);
  const secretPaths = new Set<string>();
  for (const [path, item] of Object.entries(asObject(document['paths'])))
    for (const [method, operation] of Object.entries({ '': item, ...asObject(item) })) {
      const parametersPointer = buildPointer('paths', path, method, 'parameters');
      asList(asObject(operation)['parameters']).forEach((node, place) => {
        const reference = asText(asObject(node)['$ref'])?.split('/').at(-1);
        const parameter = asObject(reference === undefined ? node : getOwn(shared, reference));
        if (parameter['in'] !== 'path' || !readKind(parameter, joinPointer(parametersPointer, place))) return;
        const placeholder = `{${asText(parameter['name'])}}`;
        secretPaths.add(path.slice(0, path.indexOf(placeholder) + placeholder.length));
      });
    }
  return [...secretPaths].sort();
}
