import { resolveReference, referenceName } from '../description.ts';
import type { Schema } from '../description.ts';
import { flatten } from './merge.ts';

/** Rewrites one schema; `visit` is to be used for every schema inside it. */
export type View = (schema: Schema, visit: (inner: Schema) => Schema) => Schema;

/**
 * A schema in one view that stands on its own: references inside it lead to its own `definitions`, each in the same
 * view, so a recursive schema stays finite. `top` may treat the outermost schema differently.
 */
export function bundleSchema(schema: Schema, view: View, top: View = view): Schema {
  const definitions: Record<string, Schema> = {};
  const visit = (inner: Schema): Schema => {
    if (!inner.$ref) return view(inner, visit);
    if (!isComposite(resolveReference<Schema>(inner.$ref))) return view(flatten(inner), visit);
    const name = referenceName(inner.$ref);
    if (!definitions[name]) {
      // holds the place while the schema refers to itself
      definitions[name] = {};
      definitions[name] = view(resolveReference<Schema>(inner.$ref), visit);
    }
    return { $ref: `#/definitions/${name}` };
  };
  return { ...top(schema, visit), definitions };
}

/** Only a schema with others inside may lead back to itself; plain values are copied to where they are used. */
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
