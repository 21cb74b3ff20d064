import { follow } from './description.ts';
import type { Schema } from './description.ts';
import { flat, typesOf } from './schema/merge.ts';

/** Nothing a person types is larger; also the limit where the description gives none. */
export const LARGEST_BODY = 1_048_576;
const SMALLEST_BODY = 4_096;
/** A character of JSON takes at most twelve bytes: two escapes of six. */
const BYTES_A_CHARACTER = 12;
const BYTES_A_VALUE = 40;

/** How many bytes a body of this schema can have, by the limits the description gives it; at most 1 MiB. */
export function bodyLimit(schema: Schema | undefined): number {
  return schema ? Math.min(LARGEST_BODY, Math.max(SMALLEST_BODY, largest(schema, []))) : SMALLEST_BODY;
}

function largest(original: Schema, open: readonly string[]): number {
  if (original.$ref && open.includes(original.$ref)) return Infinity;
  const seen = original.$ref ? [...open, original.$ref] : open;
  const schema =
    original.$ref || original.allOf ? flat(original.$ref ? { ...follow<Schema>(original.$ref) } : original) : original;
  const union = schema.oneOf ?? schema.anyOf;
  if (union) return Math.max(...union.map((branch) => largest(branch, seen)));
  const types = typesOf(schema);
  if (types.includes('object')) return objectSize(schema, seen);
  if (types.includes('array')) {
    return BYTES_A_VALUE + limit(schema.maxItems) * (schema.items ? largest(schema.items, seen) : Infinity);
  }
  if (!types.includes('string')) return BYTES_A_VALUE;
  const isShort = schema.enum !== undefined || schema.format !== undefined || schema.pattern !== undefined;
  return (
    BYTES_A_VALUE + (isShort && schema.maxLength === undefined ? 200 : limit(schema.maxLength)) * BYTES_A_CHARACTER
  );
}

function objectSize(schema: Schema, seen: readonly string[]): number {
  if (typeof schema.additionalProperties === 'object' || schema.patternProperties) return Infinity;
  return Object.entries(schema.properties ?? {}).reduce(
    (sum, [name, property]) => sum + name.length + 10 + largest(property, seen),
    BYTES_A_VALUE,
  );
}

function limit(word: unknown): number {
  return typeof word === 'number' ? word : Infinity;
}
