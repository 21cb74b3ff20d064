import type { Combine } from './merge.ts';
import { createAnySchema } from './schema.ts';
import type { Schema } from './schema.ts';

/** Moves requirements for properties that only the branches of the union have into each branch. */
export function requireInBranches(schema: Schema, combine: Combine): Schema {
  if (!schema.union) return schema;
  const missing = [...(schema.required ?? [])].filter((name) => !schema.properties?.has(name));
  const requirement: Schema = { ...createAnySchema(schema.pointer), required: new Set(missing) };
  const union = schema.union.map((branch) => {
    const copied = copyRequiredProperties(branch, schema.properties);
    return missing.length === 0 ? copied : combine([copied, requirement], branch.pointer);
  });
  return { ...schema, union };
}

// copies the properties that a branch only requires, so that its type has them
function copyRequiredProperties(branch: Schema, properties: Schema['properties']): Schema {
  if (!properties || !branch.required || branch.properties || branch.ref !== undefined || branch.union || branch.and) {
    return branch;
  }
  const required = [...branch.required].flatMap((name) => {
    const property = properties.get(name);
    return property ? [[name, property] as const] : [];
  });
  return required.length === 0 ? branch : { ...branch, types: ['object'], properties: new Map(required) };
}
