import { resolveReference, getReferenceName } from '../description.ts';
import type { Schema } from '../description.ts';
import { flattenSchema } from './merge.ts';

/** Rewrites a schema; calls `visit` for every nested schema. */
export type View = (schema: Schema, visit: (inner: Schema) => Schema) => Schema;

/**
 * Applies a view to a schema and its references, which are collected in `definitions`, so that recursive schemas stay
 * finite. `top` is the view of the outermost schema.
 */
export function bundleSchema(schema: Schema, view: View, top: View = view): Schema {
  const definitions: Record<string, Schema> = {};
  const visit = (inner: Schema): Schema => {
    if (!inner.$ref) return view(inner, visit);
    if (!isComposite(resolveReference<Schema>(inner.$ref))) return view(flattenSchema(inner), visit);
    const name = getReferenceName(inner.$ref);
    if (!definitions[name]) {
      // placeholder for recursive references
      definitions[name] = {};
      definitions[name] = view(resolveReference<Schema>(inner.$ref), visit);
    }
    return { $ref: `#/definitions/${name}` };
  };
  return { ...top(schema, visit), definitions };
}

/** Whether a schema can be recursive; others are inlined. */
function isComposite({
  properties,
  patternProperties,
  items,
  allOf,
  oneOf,
  anyOf,
  additionalProperties,
}: Schema): boolean {
  return (
    Boolean(properties ?? patternProperties ?? items ?? allOf ?? oneOf ?? anyOf) ||
    typeof additionalProperties === 'object'
  );
}
