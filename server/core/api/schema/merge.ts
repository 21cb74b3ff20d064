import { resolveReference } from '../description.ts';
import type { Schema } from '../description.ts';

/** Resolves the reference of a schema and merges its `allOf`; later parts take precedence. */
export function flattenSchema(schema: Schema): Schema {
  const { $ref, allOf, ...keywords } = schema;
  const parts = [...($ref ? [resolveReference<Schema>($ref)] : []), ...(allOf ?? [])].map(flattenSchema);
  return [...parts, keywords].reduce<Schema>(
    (merged, part) => ({
      ...merged,
      ...part,
      ...(merged.required || part.required
        ? { required: [...new Set([...(merged.required ?? []), ...(part.required ?? [])])] }
        : {}),
      ...(merged.properties || part.properties
        ? { properties: mergeProperties(merged.properties, part.properties) }
        : {}),
    }),
    {},
  );
}

function mergeProperties(first: Schema['properties'] = {}, second: Schema['properties'] = {}): Record<string, Schema> {
  const merged: Record<string, Schema> = { ...first };
  for (const [name, schema] of Object.entries(second)) {
    const previous = merged[name];
    merged[name] = previous ? { ...flattenSchema(previous), ...flattenSchema(schema) } : schema;
  }
  return merged;
}

/** The allowed types; empty for any. */
export function getTypes({ type }: Schema): readonly string[] {
  if (type === undefined) return [];
  return typeof type === 'string' ? [type] : type;
}

/** Converts `oneOf: [X, { type: 'null' }]` to a nullable X; returns other schemas unchanged. */
export function unwrapNullable(schema: Schema): Schema {
  const { oneOf, anyOf, ...keywords } = schema;
  const union = oneOf ?? anyOf;
  const branches = union?.filter((branch) => branch.type !== 'null');
  const [singleBranch] = branches ?? [];
  if (!union || !singleBranch || branches?.length !== 1 || union.length !== 2) return schema;
  const flattened = flattenSchema(singleBranch);
  const types = getTypes(flattened);
  return types.length === 0
    ? schema
    : { ...flattened, ...keywords, type: [...types.filter((type) => type !== 'null'), 'null'] };
}
