import type { JsonObject } from './model/json.ts';

export interface FoundReference {
  ref: string;
  /** Place of the reference. */
  pointer: string;
  /** The object that holds `$ref`, or the mapping of a discriminator. */
  holder: JsonObject;
  key: string;
  /** The embedded schema that contains it. */
  within?: EmbeddedSchema;
}

/** A schema with an `$id`, the base of references inside it. */
export interface EmbeddedSchema {
  /** As written, relative to `around`. */
  id: string;
  pointer: string;
  around?: EmbeddedSchema;
}
