import type { Diagnostics } from '../diagnostics.ts';
import { includesValue, isObject, asTexts } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { joinPointer } from './pointer.ts';
import type { Schema, TypeName } from './schema.ts';

/** Keywords with their own property in a normal schema; all others are kept in `words`. */
const STRUCTURAL = new Set([
  '$ref',
  'type',
  'nullable',
  'enum',
  'const',
  'properties',
  'required',
  'items',
  'prefixItems',
  'additionalProperties',
  'patternProperties',
  'allOf',
  'oneOf',
  'anyOf',
  'discriminator',
  'contentSchema',
  '$defs',
  'definitions',
]);
const NOT_TYPED = ['not', 'if', 'dependentSchemas', 'dependentRequired', 'dependencies', 'contains', '$dynamicRef'];
const TYPE_NAMES: readonly string[] = [
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
] satisfies TypeName[];

/** Reads the part of the normal form that needs no other schema: types, null, values, words. */
export function readKeywords(node: JsonObject, pointer: string, diagnostics: Diagnostics): Schema {
  const words: JsonObject = {};
  for (const [word, value] of Object.entries(node)) if (!STRUCTURAL.has(word)) words[word] = value;
  for (const word of NOT_TYPED) {
    if (node[word] !== undefined)
      diagnostics.warn('not-typed', joinPointer(pointer, word), `\`${word}\` is no part of the types.`);
  }
  convertExclusiveBound(words, 'exclusiveMinimum', 'minimum');
  convertExclusiveBound(words, 'exclusiveMaximum', 'maximum');
  const writtenTypes = typeof node.type === 'string' ? [node.type] : asTexts(node.type);
  const types = writtenTypes.filter((type): type is TypeName => TYPE_NAMES.includes(type));
  for (const type of writtenTypes) {
    if (type !== 'null' && !TYPE_NAMES.includes(type))
      diagnostics.warn('unknown-type', joinPointer(pointer, 'type'), `There is no type ${type}; any value is taken.`);
  }
  const schema: Schema = { pointer, types, words };
  if (writtenTypes.includes('null') || node.nullable === true) schema.nullable = true;
  if (writtenTypes.length === 1 && writtenTypes[0] === 'null') schema.values = [];
  if ('const' in node) setValues(schema, [node.const ?? null], true);
  else if (Array.isArray(node.enum)) setValues(schema, node.enum, false);
  return schema;
}

function setValues(schema: Schema, values: readonly Json[], constant: boolean): void {
  if (values.includes(null)) schema.nullable = true;
  schema.values = values.filter((value, index) => value !== null && !includesValue(values.slice(0, index), value));
  if (schema.values.length === 0) return;
  if (constant) schema.constant = true;
  const valueTypes = getValueTypes(schema.values);
  // values take precedence over a type that none of them has: `type: object` with strings
  const isOfType = valueTypes.some(
    (type) => schema.types.includes(type) || (type === 'integer' && schema.types.includes('number')),
  );
  const isStructure = schema.types.every((type) => type === 'object' || type === 'array');
  if (!isOfType && isStructure) schema.types = valueTypes;
}

// OpenAPI 3.0: exclusiveMinimum: true with minimum
function convertExclusiveBound(words: JsonObject, exclusive: string, inclusive: string): void {
  if (typeof words[exclusive] !== 'boolean') return;
  if (words[exclusive] && typeof words[inclusive] === 'number') {
    words[exclusive] = words[inclusive];
    delete words[inclusive];
  } else delete words[exclusive];
}

/** Returns the types of values. */
export function getValueTypes(values: readonly Json[]): TypeName[] {
  const types = new Set<TypeName>();
  for (const value of values) {
    if (typeof value === 'string') types.add('string');
    else if (typeof value === 'boolean') types.add('boolean');
    else if (typeof value === 'number') types.add(Number.isInteger(value) ? 'integer' : 'number');
    else if (Array.isArray(value)) types.add('array');
    else if (isObject(value)) types.add('object');
  }
  return [...types];
}
