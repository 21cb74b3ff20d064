import { isReadOnly, isWriteOnly } from './schema.ts';
import type { Schema } from './schema.ts';

/** View of a schema: in a response (read) or in a request (write). */
export type View = 'read' | 'write';

/** Lists the direct child schemas. */
export function listParts(schema: Schema): Schema[] {
  return [
    ...(schema.properties?.values() ?? []),
    ...(schema.patterns?.values() ?? []),
    ...(schema.items ? [schema.items] : []),
    ...(schema.prefixItems ?? []),
    ...(typeof schema.additional === 'object' ? [schema.additional] : []),
    ...(schema.union ?? []),
    ...(schema.and ?? []),
    ...(schema.content ? [schema.content] : []),
  ];
}

/** Whether a property is part of a view: `readOnly` is absent from writes, `writeOnly` from reads. */
export function isInView(schema: Schema, view: View): boolean {
  return view === 'read' ? !isWriteOnly(schema) || isReadOnly(schema) : !isReadOnly(schema) || isWriteOnly(schema);
}

/**
 * Finds the schemas whose views differ: those with a readOnly or writeOnly property inside, and those that refer to one of
 * them.
 */
export function findSplitSchemas(
  schemas: ReadonlyMap<string, Schema>,
  resolve: (schema: Schema) => Schema,
): Set<string> {
  const users = new Map<string, string[]>();
  const split = new Set<string>();
  const queue: string[] = [];
  for (const [name, root] of schemas) {
    const stack = [root];
    for (let schema = stack.pop(); schema; schema = stack.pop()) {
      if (schema.ref !== undefined) {
        const knownUsers = users.get(schema.ref);
        if (knownUsers) knownUsers.push(name);
        else users.set(schema.ref, [name]);
      }
      for (const property of schema.properties?.values() ?? []) {
        const resolved = property.ref === undefined ? property : resolve(property);
        if (isReadOnly(resolved) !== isWriteOnly(resolved) && !split.has(name)) {
          split.add(name);
          queue.push(name);
        }
      }
      stack.push(...listParts(schema));
    }
  }
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    for (const user of users.get(name) ?? []) {
      if (split.has(user)) continue;
      split.add(user);
      queue.push(user);
    }
  }
  return split;
}

/** Collects the names of all schemas that the given schemas contain. */
export function collectNames(roots: readonly Schema[], schemas: ReadonlyMap<string, Schema>): Set<string> {
  const names = new Set<string>();
  const stack = [...roots];
  for (let schema = stack.pop(); schema; schema = stack.pop()) {
    if (schema.ref !== undefined && !names.has(schema.ref)) {
      names.add(schema.ref);
      const target = schemas.get(schema.ref);
      if (target) stack.push(target);
    }
    stack.push(...listParts(schema));
  }
  return names;
}
