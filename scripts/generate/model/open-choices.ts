import { strongComponents } from '../graph.ts';
import type { Schema } from './schema.ts';

/**
 * Choices that offer themselves, at once or through other choices, offer nothing more by it, but no type can be written
 * so. Each is given what all of its circle offer beside each other. The schemas are changed in place.
 */
export function openChoices(schemas: ReadonlyMap<string, Schema>): void {
  const edges = new Map([...schemas].map(([name, schema]) => [name, new Set(offered(schema).flatMap(nameOf))]));
  const component = strongComponents(edges);
  const circles = Map.groupBy(
    [...schemas].filter(([name]) =>
      [...(edges.get(name) ?? [])].some((to) => component.get(to) === component.get(name)),
    ),
    ([name]) => component.get(name),
  );
  for (const circle of circles.values()) {
    const names = new Set(circle.map(([name]) => name));
    const isOutside = ({ ref }: Schema) => ref === undefined || !names.has(ref);
    const all = [...new Set(circle.flatMap(([, schema]) => offered(schema)).filter(isOutside))];
    const nullable = circle.some(([, schema]) => schema.nullable);
    for (const [, schema] of circle) {
      // a choice that demands more of its branches than to be one of them does not share those of others
      const isChoice = schema.types.length === 0 && !schema.properties && !schema.and;
      schema.union = isChoice ? all : offered(schema).filter(isOutside);
      if (nullable && isChoice) schema.nullable = true;
      delete schema.discriminator;
      if (schema.union.length === 0) schema.values = [];
    }
  }
}

/** The branches of a choice, those of choices without a name among them. */
function offered({ union = [] }: Schema): Schema[] {
  return union.flatMap((branch) => (branch.ref === undefined && branch.union ? offered(branch) : [branch]));
}

function nameOf({ ref }: Schema): string[] {
  return ref === undefined ? [] : [ref];
}
