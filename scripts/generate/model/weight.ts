import type { Schema } from './schema.ts';
import { partsOfSchema } from './views.ts';

/** How many schemas are written out where a schema stands; references count as one. */
export class Weights {
  readonly #known = new WeakMap<Schema, number>();

  of(schema: Schema): number {
    const known = this.#known.get(schema);
    if (known !== undefined) return known;
    const weight = partsOfSchema(schema).reduce((sum, part) => sum + this.of(part), 1);
    this.#known.set(schema, weight);
    return weight;
  }
}
