import { slugify } from '#domain/slug.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Computes a value from its siblings; undefined when they are incomplete. Must be pure. Runs again when a sibling that
 * it read has changed, so it should read only what it needs.
 */
export type Computation = (siblings: Values) => unknown;

const toSlug = (text: unknown): string | undefined =>
  typeof text === 'string' ? slugify(text) || undefined : undefined;

/** URL slug of the sibling `name`. */
const computeNameSlug: Computation = ({ name }) => toSlug(name);

/** URL slug of the sibling `title_en`. */
const computeTitleSlug: Computation = ({ title_en }) => toSlug(title_en);

/** Computations by the name used in `x-field.compute`. */
export const computations = { slugOfName: computeNameSlug, slugOfTitle: computeTitleSlug } as const satisfies Record<
  string,
  Computation
>;

/** Returns the computation registered as `name`. Throws when there is none, which is an error in the description. */
export function getComputation(name: string): Computation {
  const table: Readonly<Record<string, Computation | undefined>> = computations;
  const computation = table[name];
  if (!computation) throw new Error(`no computation "${name}"; there are ${Object.keys(computations).join(', ')}`);
  return computation;
}
