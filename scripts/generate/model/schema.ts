import type { Json, JsonObject } from './json.ts';

export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/**
 * A schema in normal form: allOf is merged, both nullable styles are one flag, `const` is an enum of one, oneOf and
 * anyOf are one union without null, and every reference is the name of a schema of the model.
 */
export interface Schema {
  /** Place in the description, for diagnostics. */
  pointer: string;
  /** Name of the referenced schema; other keywords are then those of this use. */
  ref?: string;
  /** Without null; empty means any. */
  types: readonly TypeName[];
  nullable?: boolean;
  /** Values of enum or const, without null; empty means that no value is valid. */
  values?: readonly Json[];
  /** `values` came from const. */
  constant?: boolean;
  properties?: ReadonlyMap<string, Schema>;
  required?: ReadonlySet<string>;
  items?: Schema;
  prefixItems?: readonly Schema[];
  additional?: Schema | boolean;
  /** Allowed property names (propertyNames). */
  names?: readonly string[];
  /** patternProperties that are not a finite list of names. */
  patterns?: ReadonlyMap<string, Schema>;
  union?: readonly Schema[];
  /** Property that selects the branch of the union. */
  discriminator?: Discriminator;
  /** Intersection of schemas that could not be merged. */
  and?: readonly Schema[];
  /** Schema of a text that is JSON (contentSchema). */
  content?: Schema;
  /** Every other keyword as written: limits, format, description, x-... */
  words: JsonObject;
}

/** A value of a discriminator, in the type of its property. */
export type Tag = string | number | boolean;

export interface Discriminator {
  property: string;
  /** Values of each branch. */
  tags: readonly (readonly Tag[])[];
  /** Index of the branch for other and absent values. */
  otherwise?: number;
}

/** Keywords that do not restrict values. */
const ANNOTATIONS = new Set([
  'description',
  'title',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'nullable',
  'externalDocs',
  'xml',
  '$comment',
  '$id',
  '$schema',
]);

export function isAnnotation(word: string): boolean {
  return ANNOTATIONS.has(word) || word.startsWith('x-');
}

export function createAnySchema(pointer: string): Schema {
  return { pointer, types: [], words: {} };
}

/** Whether a schema only has annotations. */
export function isBare(schema: Schema): boolean {
  return (
    schema.ref === undefined &&
    schema.types.length === 0 &&
    !schema.values &&
    !schema.properties &&
    !schema.required &&
    !schema.items &&
    !schema.prefixItems &&
    schema.additional === undefined &&
    !schema.patterns &&
    !schema.union &&
    !schema.and &&
    !schema.content &&
    Object.keys(schema.words).every(isAnnotation)
  );
}

export function isReadOnly(schema: Schema): boolean {
  return schema.words.readOnly === true;
}

export function isWriteOnly(schema: Schema): boolean {
  return schema.words.writeOnly === true;
}

/** Whether the value is bytes: `format: binary`, or a media type without an encoding (3.1). */
export function isBinary({ types, words }: Schema): boolean {
  if (types.length > 0 && !types.includes('string')) return false;
  if (words.format === 'binary') return true;
  return (
    typeof words.contentMediaType === 'string' &&
    words.contentEncoding === undefined &&
    !/json|text/.test(words.contentMediaType)
  );
}

/** Whether a media type is binary by its name: images, audio, archives; not text, forms or JSON. */
export function isBytes(mediaType: string): boolean {
  if (/[+](json|xml)$/.test(mediaType)) return false;
  return /^((image|audio|video|font)\/|application\/(octet-stream|pdf|zip|gzip|x-tar)$)/.test(mediaType);
}

/** Whether a value is a text of JSON with a schema. With an encoding the JSON is in bytes instead. */
export function isJsonText({ contentMediaType: type, contentEncoding, contentSchema }: JsonObject): boolean {
  const isJson = typeof type === 'string' && /^application\/([\w.-]+[+])?json$/.test(type);
  return isJson && contentEncoding === undefined && contentSchema !== undefined;
}

/** Whether the value is a base64-encoded file. */
export function isEncoded({ types, words }: Schema): boolean {
  return types.includes('string') && (words.format === 'byte' || words.contentEncoding === 'base64');
}
