import { partsOfSchema } from './views.ts';
import type { Schema } from './schema.ts';

type Resolve = (schema: Schema) => Schema;

/**
 * Where a mapping does not say which values stand for a branch of a choice, the branch's own property often does, or
 * those of the choice that it is itself; only then it is the name of its schema. Changed in place, once all are known.
 */
export function settleTags(schemas: Iterable<Schema>, resolve: Resolve): void {
  const seen = new Set<Schema>();
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
      return isMapped || !branch ? given : (valuesOf(branch, property, resolve) ?? given);
    });
    schema.discriminator = { ...discriminator, tags };
  }
}

/** The texts a property of an object has, or of every branch of a choice; undefined where it may be any. */
function valuesOf(
  schema: Schema,
  property: string,
  resolve: Resolve,
  outer: readonly Schema[] = [],
): string[] | undefined {
  const { properties, union, discriminator } = resolve(schema);
  const member = properties?.get(property);
  const values = member && resolve(member).values;
  if (values?.length && values.every((value) => typeof value === 'string')) return [...values];
  if (!union || outer.some((known) => union.includes(known))) return undefined;
  const found = union.map((branch, index) => {
    const mapped = discriminator?.property === property ? discriminator.tags[index] : undefined;
    return valuesOf(branch, property, resolve, [...outer, ...union]) ?? mapped;
  });
  return found.every((texts) => texts !== undefined) ? found.flat() : undefined;
}
