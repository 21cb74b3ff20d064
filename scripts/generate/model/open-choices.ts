import { findStrongComponents } from '../graph.ts';
import type { Schema } from './schema.ts';

/**
 * Expands unions that contain themselves, directly or through other unions, which TypeScript cannot express: each gets the
 * branches of its whole cycle. Changes the schemas in place.
 */
export function expandRecursiveChoices(schemas: ReadonlyMap<string, Schema>): void {
  const edges = new Map([...schemas].map(([name, schema]) => [name, new Set(listBranches(schema).flatMap(listRefs))]));
  const component = findStrongComponents(edges);
  const circles = Map.groupBy(
    [...schemas].filter(([name]) =>
      [...(edges.get(name) ?? [])].some((to) => component.get(to) === component.get(name)),
    ),
    ([name]) => component.get(name),
  );
  for (const circle of circles.values()) {
    const names = new Set(circle.map(([name]) => name));
    const isOutside = ({ ref }: Schema) => ref === undefined || !names.has(ref);
    const outsideBranches = [...new Set(circle.flatMap(([, schema]) => listBranches(schema)).filter(isOutside))];
    const nullable = circle.some(([, schema]) => schema.nullable);
    for (const [, schema] of circle) {
      // a union with further requirements does not share its branches
      const isChoice = schema.types.length === 0 && !schema.properties && !schema.and;
      schema.union = isChoice ? outsideBranches : listBranches(schema).filter(isOutside);
      if (nullable && isChoice) schema.nullable = true;
      delete schema.discriminator;
      if (schema.union.length === 0) schema.values = [];
    }
  }
}

/** Lists the branches of a union, including those of unnamed unions inside it. */
function listBranches({ union = [] }: Schema): Schema[] {
  return union.flatMap((branch) => (branch.ref === undefined && branch.union ? listBranches(branch) : [branch]));
}

function listRefs({ ref }: Schema): string[] {
  return ref === undefined ? [] : [ref];
}
