import type { Schema } from './schema.ts';
import { listParts } from './views.ts';

/** Number of schemas that the expansion of a schema contains; references count as one. */
export class Weights {
  readonly #known = new WeakMap<Schema, number>();

  measure(schema: Schema): number {
    const known = this.#known.get(schema);
    if (known !== undefined) return known;
    const weight = listParts(schema).reduce((sum, part) => sum + this.measure(part), 1);
    this.#known.set(schema, weight);
    return weight;
  }
}
