import { isPlainReference } from './merge.ts';
import { isBare } from './schema.ts';
import type { Schema } from './schema.ts';

/** Keys of schemas: equal for references of one name and for equal requirements, else unique. */
export class SchemaKeys {
  readonly #numbers = new WeakMap<Schema, number>();
  #count = 0;

  getKey(schema: Schema): string {
    if (isPlainReference(schema)) return schema.ref ?? '';
    const { required, ...rest } = schema;
    const onlyRequires = required && isBare(rest) && !rest.nullable && Object.keys(rest.words).length === 0;
    if (onlyRequires) return `required ${JSON.stringify([...required].sort())}`;
    const number = this.#numbers.get(schema) ?? this.#count++;
    this.#numbers.set(schema, number);
    return `${schema.ref ?? ''} ${number}`;
  }
}
