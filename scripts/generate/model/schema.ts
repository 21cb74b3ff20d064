import type { Json, JsonObject } from './json.ts';

export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/**
 * A schema in normal form: allOf is merged, both nullable styles are one flag, `const` is an enum of one, oneOf and
 * anyOf are one union without null, and every reference is the name of a schema of the model.
 */
export interface Schema {
  /** Where it stands in the description, for diagnostics. */
  pointer: string;
  /** Name of the schema it refers to; the other words are then this use's own. */
  ref?: string;
  /** Without null; empty means anything. */
  types: readonly TypeName[];
  nullable?: boolean;
  /** Values of enum or const, without null; none at all means that no value fits. */
  values?: readonly Json[];
  /** `values` came from const. */
  constant?: boolean;
  properties?: ReadonlyMap<string, Schema>;
  required?: ReadonlySet<string>;
  items?: Schema;
  prefixItems?: readonly Schema[];
  additional?: Schema | boolean;
  /** The only names its properties may have. */
  names?: readonly string[];
  /** patternProperties that are not a finite list of names. */
  patterns?: ReadonlyMap<string, Schema>;
  union?: readonly Schema[];
  /** Property that says which branch of the union it is. */
  discriminator?: Discriminator;
  /** What could not be merged into one: all of these hold as well. */
  and?: readonly Schema[];
  /** What a text says that is JSON (contentSchema). */
  content?: Schema;
  /** Every other keyword as written: limits, format, description, x-... */
  words: JsonObject;
}

/** A value of a discriminator: mostly text, in the type of its property. */
export type Tag = string | number | boolean;

export interface Discriminator {
  property: string;
  /** The values that stand for each branch. */
  tags: readonly (readonly Tag[])[];
  /** Index of the branch for every other value and for none. */
  otherwise?: number;
}

/** Keywords that say something about a schema without narrowing it. */
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

export function anything(pointer: string): Schema {
  return { pointer, types: [], words: {} };
}

/** Whether the schema narrows nothing by itself: only annotations. */
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

/** Whether the value is bytes, not text: `format: binary`, or a media type without an encoding (3.1). */
export function isBinary({ types, words }: Schema): boolean {
  if (types.length > 0 && !types.includes('string')) return false;
  if (words.format === 'binary') return true;
  return (
    typeof words.contentMediaType === 'string' &&
    words.contentEncoding === undefined &&
    !/json|text/.test(words.contentMediaType)
  );
}

/** Whether what a media type means is bytes, going by its name: pictures, sound, archives; not text, forms or JSON. */
export function isBytes(mediaType: string): boolean {
  if (/[+](json|xml)$/.test(mediaType)) return false;
  return /^((image|audio|video|font)\/|application\/(octet-stream|pdf|zip|gzip|x-tar)$)/.test(mediaType);
}

/** Whether a value is JSON as text, with a schema for what it says. With an encoding, the JSON is in the bytes instead. */
export function isJsonText({ contentMediaType: type, contentEncoding, contentSchema }: JsonObject): boolean {
  const isJson = typeof type === 'string' && /^application\/([\w.-]+[+])?json$/.test(type);
  return isJson && contentEncoding === undefined && contentSchema !== undefined;
}

/** Whether the value is a file as base64 text. */
export function isEncoded({ types, words }: Schema): boolean {
  return types.includes('string') && (words.format === 'byte' || words.contentEncoding === 'base64');
}
