import { findStrongComponents } from '../graph.ts';
import type { Schema } from './schema.ts';

/**
 * Finds schemas that contain themselves through arrays, unions and references only. TypeScript defers the evaluation of object
 * members only, so these need a type alias of their own.
 */
export function findRecursiveSchemas(schemas: ReadonlyMap<string, Schema>): Set<string> {
  const edges = new Map([...schemas].map(([name, schema]) => [name, collectDirectNames(schema)]));
  const component = findStrongComponents(edges);
  const recursive = new Set<string>();
  for (const [name, targets] of edges) {
    for (const target of targets) if (component.get(target) === component.get(name)) recursive.add(name);
  }
  return recursive;
}

/** Collects the names that a schema refers to outside objects. */
function collectDirectNames(root: Schema): Set<string> {
  const names = new Set<string>();
  const stack = [root];
  for (let schema = stack.pop(); schema; schema = stack.pop()) {
    if (schema.ref !== undefined) names.add(schema.ref);
    const { items, prefixItems = [], union = [], and = [] } = schema;
    stack.push(...(items ? [items] : []), ...prefixItems, ...union, ...and);
  }
  return names;
}
