import { strongComponents } from '../graph.ts';
import type { Schema } from './schema.ts';

/**
 * Names of the schemas that lead back to themselves through lists, choices and references alone. TypeScript puts off
 * reading what is inside an object, and nothing else, so these need a type alias of their own.
 */
export function recursiveSchemas(schemas: ReadonlyMap<string, Schema>): Set<string> {
  const edges = new Map([...schemas].map(([name, schema]) => [name, namesAtOnce(schema)]));
  const component = strongComponents(edges);
  const recursive = new Set<string>();
  for (const [name, targets] of edges) {
    for (const target of targets) if (component.get(target) === component.get(name)) recursive.add(name);
  }
  return recursive;
}

/** The names a schema refers to outside of any object. */
function namesAtOnce(root: Schema): Set<string> {
  const names = new Set<string>();
  const stack = [root];
  for (let schema = stack.pop(); schema; schema = stack.pop()) {
    if (schema.ref !== undefined) names.add(schema.ref);
    const { items, prefixItems = [], union = [], and = [] } = schema;
    stack.push(...(items ? [items] : []), ...prefixItems, ...union, ...and);
  }
  return names;
}
