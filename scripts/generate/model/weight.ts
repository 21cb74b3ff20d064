import type { Schema } from './schema.ts';
import { listParts } from './views.ts';

/** Number of schemas that the expansion of a schema contains; references count as one. */
export class Weights {
  readonly #cached = new WeakMap<Schema, number>();

  measure(schema: Schema): number {
    const cached = this.#cached.get(schema);
    if (cached !== undefined) return cached;
    const weight = listParts(schema).reduce((sum, part) => sum + this.measure(part), 1);
    this.#cached.set(schema, weight);
    return weight;
  }
}
