import { resolveReference } from './description.ts';
import type { Schema } from './description.ts';
import { flatten, typesOf } from './schema/merge.ts';

/** Upper bound of JSON bodies; also the limit of schemas without one. */
export const MAX_BODY_BYTES = 1_048_576;
const MIN_BODY_BYTES = 4_096;
/** A JSON character takes at most two escapes of six bytes. */
const BYTES_PER_CHARACTER = 12;
const BYTES_PER_VALUE = 40;

/** Maximum bytes of a body, derived from the limits of its schema; at most 1 MiB. */
export function bodyLimit(schema: Schema | undefined): number {
  return schema ? Math.min(MAX_BODY_BYTES, Math.max(MIN_BODY_BYTES, maxBytes(schema, []))) : MIN_BODY_BYTES;
}

function maxBytes(original: Schema, open: readonly string[]): number {
  if (original.$ref && open.includes(original.$ref)) return Infinity;
  const seen = original.$ref ? [...open, original.$ref] : open;
  const schema =
    original.$ref || original.allOf
      ? flatten(original.$ref ? { ...resolveReference<Schema>(original.$ref) } : original)
      : original;
  const union = schema.oneOf ?? schema.anyOf;
  if (union) return Math.max(...union.map((branch) => maxBytes(branch, seen)));
  const types = typesOf(schema);
  if (types.includes('object')) return objectSize(schema, seen);
  if (types.includes('array')) {
    return BYTES_PER_VALUE + toLimit(schema.maxItems) * (schema.items ? maxBytes(schema.items, seen) : Infinity);
  }
  if (!types.includes('string')) return BYTES_PER_VALUE;
  const isShort = schema.enum !== undefined || schema.format !== undefined || schema.pattern !== undefined;
  return (
    BYTES_PER_VALUE +
    (isShort && schema.maxLength === undefined ? 200 : toLimit(schema.maxLength)) * BYTES_PER_CHARACTER
  );
}

function objectSize(schema: Schema, seen: readonly string[]): number {
  if (typeof schema.additionalProperties === 'object' || schema.patternProperties) return Infinity;
  return Object.entries(schema.properties ?? {}).reduce(
    (sum, [name, property]) => sum + name.length + 10 + maxBytes(property, seen),
    BYTES_PER_VALUE,
  );
}

function toLimit(word: unknown): number {
  return typeof word === 'number' ? word : Infinity;
}
