import { resolveReference } from './description.ts';
import type { Schema } from './description.ts';
import { flattenSchema, getTypes } from './schema/merge.ts';

/** Maximum of JSON bodies; also the limit of schemas without one. */
export const MAX_BODY_BYTES = 1_048_576;
const MIN_BODY_BYTES = 4_096;
/** A JSON character takes at most two escapes of six bytes. */
const BYTES_PER_CHARACTER = 12;
const BYTES_PER_VALUE = 40;

/** Maximum bytes of a body, derived from the limits of its schema; at most 1 MiB. */
export function computeBodyLimit(schema: Schema | undefined): number {
  return schema ? Math.min(MAX_BODY_BYTES, Math.max(MIN_BODY_BYTES, computeMaxBytes(schema, []))) : MIN_BODY_BYTES;
}

function computeMaxBytes(original: Schema, ancestorRefs: readonly string[]): number {
  if (original.$ref && ancestorRefs.includes(original.$ref)) return Infinity;
  const refs = original.$ref ? [...ancestorRefs, original.$ref] : ancestorRefs;
  const schema =
    original.$ref || original.allOf
      ? flattenSchema(original.$ref ? { ...resolveReference<Schema>(original.$ref) } : original)
      : original;
  const union = schema.oneOf ?? schema.anyOf;
  if (union) return Math.max(...union.map((branch) => computeMaxBytes(branch, refs)));
  const types = getTypes(schema);
  if (types.includes('object')) return computeObjectBytes(schema, refs);
  if (types.includes('array')) {
    return BYTES_PER_VALUE + toLimit(schema.maxItems) * (schema.items ? computeMaxBytes(schema.items, refs) : Infinity);
  }
  if (!types.includes('string')) return BYTES_PER_VALUE;
  const isShort = schema.enum !== undefined || schema.format !== undefined || schema.pattern !== undefined;
  return (
    BYTES_PER_VALUE +
    (isShort && schema.maxLength === undefined ? 200 : toLimit(schema.maxLength)) * BYTES_PER_CHARACTER
  );
}

function computeObjectBytes(schema: Schema, refs: readonly string[]): number {
  if (typeof schema.additionalProperties === 'object' || schema.patternProperties) return Infinity;
  return Object.entries(schema.properties ?? {}).reduce(
    (sum, [name, property]) => sum + name.length + 10 + computeMaxBytes(property, refs),
    BYTES_PER_VALUE,
  );
}

function toLimit(keyword: unknown): number {
  return typeof keyword === 'number' ? keyword : Infinity;
}
