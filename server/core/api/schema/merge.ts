import { resolveReference } from '../description.ts';
import type { Schema } from '../description.ts';

/** Resolves the reference of a schema and merges its `allOf`; later parts take precedence. */
export function flatten(schema: Schema): Schema {
  const { $ref, allOf, ...own } = schema;
  const parts = [...($ref ? [resolveReference<Schema>($ref)] : []), ...(allOf ?? [])].map(flatten);
  return [...parts, own].reduce<Schema>(
    (whole, part) => ({
      ...whole,
      ...part,
      ...(whole.required || part.required
        ? { required: [...new Set([...(whole.required ?? []), ...(part.required ?? [])])] }
        : {}),
      ...(whole.properties || part.properties
        ? { properties: mergeProperties(whole.properties, part.properties) }
        : {}),
    }),
    {},
  );
}

function mergeProperties(first: Schema['properties'] = {}, second: Schema['properties'] = {}): Record<string, Schema> {
  const merged: Record<string, Schema> = { ...first };
  for (const [name, schema] of Object.entries(second)) {
    const earlier = merged[name];
    merged[name] = earlier ? { ...flatten(earlier), ...flatten(schema) } : schema;
  }
  return merged;
}

/** The allowed types; empty for any. */
export function typesOf({ type }: Schema): readonly string[] {
  if (type === undefined) return [];
  return typeof type === 'string' ? [type] : type;
}

/** Converts `oneOf: [X, { type: 'null' }]` to a nullable X; returns other schemas unchanged. */
export function unwrapNullable(schema: Schema): Schema {
  const { oneOf, anyOf, ...words } = schema;
  const union = oneOf ?? anyOf;
  const rest = union?.filter((branch) => branch.type !== 'null');
  const [only] = rest ?? [];
  if (!union || !only || rest?.length !== 1 || union.length !== 2) return schema;
  const whole = flatten(only);
  const types = typesOf(whole);
  return types.length === 0
    ? schema
    : { ...whole, ...words, type: [...types.filter((type) => type !== 'null'), 'null'] };
}
