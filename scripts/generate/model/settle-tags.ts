import { listParts } from './views.ts';
import { castTags } from './discriminator.ts';
import type { Schema, Tag } from './schema.ts';

type Resolve = (schema: Schema) => Schema;

/** Cached values by branches and property; undefined while in progress. */
type Known = Map<readonly Schema[], Map<string, readonly Tag[] | undefined>>;

/**
 * Completes the tags of discriminators, in place. A branch that is not mapped takes the values of its own property, or of the
 * union that it is itself; else the name of its schema.
 */
export function resolveTags(schemas: Iterable<Schema>, resolve: Resolve): void {
  const seen = new Set<Schema>();
  const known: Known = new Map();
  const stack = [...schemas];
  for (let schema = stack.pop(); schema; schema = stack.pop()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    stack.push(...listParts(schema));
    const { discriminator, union = [] } = schema;
    if (!discriminator) continue;
    const { property } = discriminator;
    const tags = discriminator.tags.map((given, index) => {
      const branch = union[index];
      const isMapped = given.length > 0 && (given.length > 1 || given[0] !== branch?.ref);
      const found = isMapped || !branch ? given : (findValues(branch, property, resolve, known) ?? given);
      const member = branch && resolve(branch).properties?.get(property);
      return member ? castTags(found, resolve(member).types) : found;
    });
    schema.discriminator = { ...discriminator, tags };
  }
}

/** Finds the values of a property in an object or in all branches of a union; undefined when it may have any. */
function findValues(schema: Schema, property: string, resolve: Resolve, known: Known): readonly Tag[] | undefined {
  const { properties, union, discriminator } = resolve(schema);
  const member = properties?.get(property);
  const values = member && resolve(member).values;
  const tags = values?.filter((value) => typeof value !== 'object');
  if (tags?.length && tags.length === values?.length) return tags;
  if (!union) return undefined;
  const byProperty = known.get(union) ?? new Map<string, readonly Tag[] | undefined>();
  known.set(union, byProperty);
  if (byProperty.has(property)) return byProperty.get(property);
  byProperty.set(property, undefined); // a recursive union adds no values
  const found = union.map((branch, index) => {
    const mapped = discriminator?.property === property ? discriminator.tags[index] : undefined;
    return findValues(branch, property, resolve, known) ?? mapped;
  });
  const all = found.every((each) => each !== undefined) ? [...new Set(found.flat())] : undefined;
  byProperty.set(property, all);
  return all;
}
