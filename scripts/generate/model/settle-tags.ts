import { listParts } from './views.ts';
import { castTags } from './discriminator.ts';
import type { Schema, Tag } from './schema.ts';

type Resolve = (schema: Schema) => Schema;

/** Cached values by branches and property; undefined while in progress. */
type CachedValues = Map<readonly Schema[], Map<string, readonly Tag[] | undefined>>;

/**
 * Completes the tags of discriminators, in place. A branch that is not mapped takes the values of its own property, or of the
 * union that it is itself; else the name of its schema.
 */
export function resolveTags(schemas: Iterable<Schema>, resolve: Resolve): void {
  const visited = new Set<Schema>();
  const cached: CachedValues = new Map();
  const stack = [...schemas];
  for (let schema = stack.pop(); schema; schema = stack.pop()) {
    if (visited.has(schema)) continue;
    visited.add(schema);
    stack.push(...listParts(schema));
    const { discriminator, union = [] } = schema;
    if (!discriminator) continue;
    const { property } = discriminator;
    const tags = discriminator.tags.map((writtenTags, index) => {
      const branch = union[index];
      const isMapped = writtenTags.length > 0 && (writtenTags.length > 1 || writtenTags[0] !== branch?.ref);
      const branchTags =
        isMapped || !branch ? writtenTags : (findValues(branch, property, resolve, cached) ?? writtenTags);
      const member = branch && resolve(branch).properties?.get(property);
      return member ? castTags(branchTags, resolve(member).types) : branchTags;
    });
    schema.discriminator = { ...discriminator, tags };
  }
}

/** Finds the values of a property in an object or in all branches of a union; undefined when it may have any. */
function findValues(
  schema: Schema,
  property: string,
  resolve: Resolve,
  cached: CachedValues,
): readonly Tag[] | undefined {
  const { properties, union, discriminator } = resolve(schema);
  const member = properties?.get(property);
  const values = member && resolve(member).values;
  const tags = values?.filter((value) => typeof value !== 'object');
  if (tags?.length && tags.length === values?.length) return tags;
  if (!union) return undefined;
  const byProperty = cached.get(union) ?? new Map<string, readonly Tag[] | undefined>();
  cached.set(union, byProperty);
  if (byProperty.has(property)) return byProperty.get(property);
  byProperty.set(property, undefined); // a recursive union adds no values
  const branchValues = union.map((branch, index) => {
    const mapped = discriminator?.property === property ? discriminator.tags[index] : undefined;
    return findValues(branch, property, resolve, cached) ?? mapped;
  });
  const allValues = branchValues.every((list) => list !== undefined) ? [...new Set(branchValues.flat())] : undefined;
  byProperty.set(property, allValues);
  return allValues;
}
