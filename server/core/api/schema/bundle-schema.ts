import { resolveReference, getReferenceName } from '../description.ts';
import type { Schema } from '../description.ts';
import { flatten } from './merge.ts';

/** Rewrites a schema; calls `visit` for every schema inside it. */
export type View = (schema: Schema, visit: (inner: Schema) => Schema) => Schema;

/**
 * Bundles a schema in a view: references point into its own `definitions`, so recursive schemas stay finite. `top` is the
 * view of the outermost schema.
 */
export function bundleSchema(schema: Schema, view: View, top: View = view): Schema {
  const definitions: Record<string, Schema> = {};
  const visit = (inner: Schema): Schema => {
    if (!inner.$ref) return view(inner, visit);
    if (!isComposite(resolveReference<Schema>(inner.$ref))) return view(flatten(inner), visit);
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
