import { partsOfSchema } from './views.ts';
import { typedTags } from './discriminator.ts';
import type { Schema, Tag } from './schema.ts';

type Resolve = (schema: Schema) => Schema;

/** What was found of choices by their branches and the property that was asked for; undefined while it is being found. */
type Known = Map<readonly Schema[], Map<string, readonly Tag[] | undefined>>;

/**
 * Where a mapping does not say which values stand for a branch of a choice, the branch's own property often does, or
 * those of the choice that it is itself; only then it is the name of its schema. Changed in place, once all are known.
 */
export function settleTags(schemas: Iterable<Schema>, resolve: Resolve): void {
  const seen = new Set<Schema>();
  const known: Known = new Map();
  const stack = [...schemas];
  for (let schema = stack.pop(); schema; schema = stack.pop()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    stack.push(...partsOfSchema(schema));
    const { discriminator, union = [] } = schema;
    if (!discriminator) continue;
    const { property } = discriminator;
    const tags = discriminator.tags.map((given, index) => {
      const branch = union[index];
      const isMapped = given.length > 0 && (given.length > 1 || given[0] !== branch?.ref);
      const found = isMapped || !branch ? given : (valuesOf(branch, property, resolve, known) ?? given);
      const member = branch && resolve(branch).properties?.get(property);
      return member ? typedTags(found, resolve(member).types) : found;
    });
    schema.discriminator = { ...discriminator, tags };
  }
}

/** The values a property of an object has, or of every branch of a choice; undefined where it may be any. */
function valuesOf(schema: Schema, property: string, resolve: Resolve, known: Known): readonly Tag[] | undefined {
  const { properties, union, discriminator } = resolve(schema);
  const member = properties?.get(property);
  const values = member && resolve(member).values;
  const tags = values?.filter((value) => typeof value !== 'object');
  if (tags?.length && tags.length === values?.length) return tags;
  if (!union) return undefined;
  const byProperty = known.get(union) ?? new Map<string, readonly Tag[] | undefined>();
  known.set(union, byProperty);
  if (byProperty.has(property)) return byProperty.get(property);
  byProperty.set(property, undefined); // a choice within itself says nothing more
  const found = union.map((branch, index) => {
    const mapped = discriminator?.property === property ? discriminator.tags[index] : undefined;
    return valuesOf(branch, property, resolve, known) ?? mapped;
  });
  const all = found.every((each) => each !== undefined) ? [...new Set(found.flat())] : undefined;
  byProperty.set(property, all);
  return all;
}
