import type { Combine } from './merge.ts';
import { anything } from './schema.ts';
import type { Schema } from './schema.ts';

/** The schema with each name that it requires, and that only the branches of its choice have, required in each branch. */
export function requireInBranches(schema: Schema, combine: Combine): Schema {
  if (!schema.union) return schema;
  const missing = [...(schema.required ?? [])].filter((name) => !schema.properties?.has(name));
  const requirement: Schema = { ...anything(schema.pointer), required: new Set(missing) };
  const union = schema.union.map((branch) => {
    const own = withRequired(branch, schema.properties);
    return missing.length === 0 ? own : combine([own, requirement], branch.pointer);
  });
  return { ...schema, union };
}

// a branch that only requires properties of the whole has them too, or nothing would say that they are there
function withRequired(branch: Schema, properties: Schema['properties']): Schema {
  if (!properties || !branch.required || branch.properties || branch.ref !== undefined || branch.union || branch.and) {
    return branch;
  }
  const own = [...branch.required].flatMap((name) => {
    const property = properties.get(name);
    return property ? [[name, property] as const] : [];
  });
  return own.length === 0 ? branch : { ...branch, types: ['object'], properties: new Map(own) };
}
