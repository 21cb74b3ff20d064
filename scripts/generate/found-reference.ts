import type { JsonObject } from './model/json.ts';

export interface FoundReference {
  ref: string;
  /** The object that holds `$ref`, or the mapping of a discriminator. */
  pointer: string;
  /** Where it is written. */
  holder: JsonObject;
  key: string;
  /** The schema with an `$id` that it stands in. */
  within?: EmbeddedSchema;
}

/** A schema with an `$id`: references inside of it are relative to it. */
export interface EmbeddedSchema {
  /** As written, relative to the one around it. */
  id: string;
  pointer: string;
  around?: EmbeddedSchema;
}
