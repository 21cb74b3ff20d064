import { isPlain } from './merge.ts';
import { isBare } from './schema.ts';
import type { Schema } from './schema.ts';

/** Texts that are the same for schemas that say the same: by name, by what they require, else each its own. */
export class SchemaKeys {
  readonly #numbers = new WeakMap<Schema, number>();
  #count = 0;

  of(schema: Schema): string {
    if (isPlain(schema)) return schema.ref ?? '';
    const { required, ...own } = schema;
    const onlyRequires = required && isBare(own) && !own.nullable && Object.keys(own.words).length === 0;
    if (onlyRequires) return `required ${JSON.stringify([...required].sort())}`;
    const number = this.#numbers.get(schema) ?? this.#count++;
    this.#numbers.set(schema, number);
    return `${schema.ref ?? ''} ${number}`;
  }
}
