import type { Diagnostics } from '../diagnostics.ts';
import { includesValue, isObject } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { isBare } from './schema.ts';
import type { Schema, TypeName } from './schema.ts';

/** Returns a schema that satisfies all given ones, expanding references as needed. */
export type Combine = (schemas: readonly Schema[], pointer: string) => Schema;

/** Overlays the annotations of a use on a schema. */
export function overlay(schema: Schema, over: Schema): Schema {
  return {
    ...schema,
    pointer: over.pointer,
    ...(over.nullable ? { nullable: true } : {}),
    words: mergeWords(schema.words, over.words),
  };
}

/**
 * Merges two schemas without references (allOf). Common properties are combined.
 */
export function merge(a: Schema, b: Schema, pointer: string, combine: Combine, diagnostics: Diagnostics): Schema {
  if (isBare(a) && !a.nullable) return { ...b, pointer, words: mergeWords(a.words, b.words) };
  if (isBare(b) && !b.nullable) return { ...a, pointer, words: mergeWords(a.words, b.words) };
  const types = intersectTypes(a.types, b.types);
  if (types.length === 0 && a.types.length > 0 && b.types.length > 0) {
    diagnostics.warn('conflicting-allof', pointer, `One branch is ${a.types.join()}, another ${b.types.join()}.`);
    return { pointer, types: [], values: [], words: {} };
  }
  if (a.words.pattern !== undefined && b.words.pattern !== undefined && a.words.pattern !== b.words.pattern) {
    diagnostics.warn('not-typed', pointer, 'Of two patterns in allOf, forms check the last one only.');
  }
  const result: Schema = { pointer, types, words: mergeWords(a.words, b.words) };
  if ((a.nullable ?? a.types.length === 0) && (b.nullable ?? b.types.length === 0) && (a.nullable || b.nullable)) {
    result.nullable = true;
  }
  const values = intersectValues(a.values, b.values);
  if (values) result.values = values;
  if (a.constant || b.constant) result.constant = true;
  const properties = mergeMaps(a.properties, b.properties, pointer, combine);
  if (properties) result.properties = properties;
  const patterns = mergeMaps(a.patterns, b.patterns, pointer, combine);
  if (patterns) result.patterns = patterns;
  if (a.required || b.required) result.required = new Set([...(a.required ?? []), ...(b.required ?? [])]);
  const items = a.items && b.items ? combine([a.items, b.items], pointer) : (a.items ?? b.items);
  if (items) result.items = items;
  const prefixItems = b.prefixItems ?? a.prefixItems;
  if (prefixItems) result.prefixItems = prefixItems;
  const additional = mergeAdditional(a.additional, b.additional, pointer, combine);
  if (additional !== undefined) result.additional = additional;
  const names = a.names && b.names ? a.names.filter((name) => b.names?.includes(name)) : (a.names ?? b.names);
  if (names) result.names = names;
  const and = flattenParts([...(a.and ?? []), ...(b.and ?? [])]);
  if (a.union && b.union) and.push(pickUnion(b, pointer));
  if (and.length > 0) result.and = and;
  const holder = a.union ? a : b;
  if (holder.union) result.union = holder.union;
  if (holder.discriminator) result.discriminator = holder.discriminator;
  const content = a.content && b.content ? combine([a.content, b.content], pointer) : (a.content ?? b.content);
  if (content) result.content = content;
  return result;
}

/** Whether a schema is a reference without other keywords. */
export function isPlainReference({ ref, nullable, words }: Schema): boolean {
  return ref !== undefined && !nullable && Object.keys(words).length === 0;
}

/** Removes repeated references from the branches of a union. */
export function removeRepeats(branches: readonly Schema[]): Schema[] {
  const names = new Set<string>();
  return branches.filter((branch) => {
    if (branch.ref === undefined || !isPlainReference(branch)) return true;
    const isNew = !names.has(branch.ref);
    names.add(branch.ref);
    return isNew;
  });
}

/** Creates an intersection of schemas that cannot be merged. */
export function createIntersection(schemas: readonly Schema[], pointer: string): Schema {
  const words = schemas.filter(isBare).reduce((merged, schema) => mergeWords(merged, schema.words), {});
  return { pointer, types: [], words, and: flattenParts(schemas.filter((schema) => !isBare(schema))) };
}

/** Flattens nested intersections and removes repeated references. */
function flattenParts(schemas: readonly Schema[]): Schema[] {
  const parts = schemas.flatMap((schema) => {
    const { and, ...rest } = schema;
    return and && isBare(rest) && !rest.nullable ? and : [schema];
  });
  return parts.filter((schema, index) => {
    if (!isPlainReference(schema)) return true;
    return parts.findIndex((other) => other.ref === schema.ref && isPlainReference(other)) === index;
  });
}

function pickUnion({ union, discriminator }: Schema, pointer: string): Schema {
  return { pointer, types: [], words: {}, ...(union ? { union } : {}), ...(discriminator ? { discriminator } : {}) };
}

function intersectTypes(a: readonly TypeName[], b: readonly TypeName[]): readonly TypeName[] {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const common = a.filter((type) => b.includes(type) || (type === 'integer' && b.includes('number')));
  return b.includes('integer') && a.includes('number') ? [...common, 'integer'] : common;
}

function intersectValues(a: readonly Json[] | undefined, b: readonly Json[] | undefined): readonly Json[] | undefined {
  return a && b ? a.filter((value) => includesValue(b, value)) : (a ?? b);
}

function mergeMaps(
  a: ReadonlyMap<string, Schema> | undefined,
  b: ReadonlyMap<string, Schema> | undefined,
  pointer: string,
  combine: Combine,
): ReadonlyMap<string, Schema> | undefined {
  if (!a || !b) return a ?? b;
  const merged = new Map(a);
  for (const [name, schema] of b) {
    const existing = merged.get(name);
    merged.set(name, existing ? combine([existing, schema], pointer) : schema);
  }
  return merged;
}

// `additionalProperties: false` of a branch applies to the merged schema, not to other branches
function mergeAdditional(
  a: Schema | boolean | undefined,
  b: Schema | boolean | undefined,
  pointer: string,
  combine: Combine,
): Schema | boolean | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (a === false || b === false) return false;
  if (a === true) return b;
  return b === true ? a : combine([a, b], pointer);
}

const LOWER_BOUNDS = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const UPPER_BOUNDS = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);

/** Merges keywords: later ones win, limits become the stricter one, extensions (x-field) are merged by entry. */
function mergeWords(a: JsonObject, b: JsonObject): JsonObject {
  const merged: JsonObject = { ...a };
  for (const [word, value] of Object.entries(b)) merged[word] = mergeWord(word, a[word], value);
  return merged;
}

function mergeWord(word: string, a: Json | undefined, b: Json | undefined): Json | undefined {
  if (typeof a === 'number' && typeof b === 'number') {
    if (LOWER_BOUNDS.has(word)) return Math.max(a, b);
    if (UPPER_BOUNDS.has(word)) return Math.min(a, b);
  }
  if (word.startsWith('x-') && isObject(a) && isObject(b)) return { ...a, ...b };
  return b;
}
