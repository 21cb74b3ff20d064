import { slugify } from '#domain/slug.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * A value that follows from its siblings; undefined while they do not say. It must be pure, and should read what it needs
 * only: a form computes again when a sibling that it read has changed.
 */
export type Computation = (siblings: Values) => unknown;

/** The name of a record as a part of an address. */
const slugOfName: Computation = ({ name }) => (typeof name === 'string' ? slugify(name) || undefined : undefined);

/** The computations that `x-field.compute` may name. */
export const computations = { slugOfName } as const satisfies Record<string, Computation>;

/** The computation of a name. Throws for an unregistered name, which is a mistake in the description. */
export function computationNamed(name: string): Computation {
  const table: Readonly<Record<string, Computation | undefined>> = computations;
  const computation = table[name];
  if (!computation) throw new Error(`no computation "${name}"; there are ${Object.keys(computations).join(', ')}`);
  return computation;
}
