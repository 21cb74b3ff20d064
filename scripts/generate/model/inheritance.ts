import { objectAt, listAt, textAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { partsOf } from './pointer.ts';
import type { References } from './references.ts';
import { isAnnotation } from './schema.ts';

export interface Inheritance {
  /** For a base with a discriminator: the choice of those that inherit from it through allOf, as a schema. */
  unionOf(name: string): JsonObject | undefined;
  /** For a schema that inherits from such a base: the property that says so and its values. */
  tagOf(name: string): { property: string; values: string[] } | undefined;
}

/** Finds bases whose discriminator is meant for the schemas that name them in allOf (OpenAPI's inheritance). */
export function inheritance(references: References): Inheritance {
  const parents = new Map<string, string[]>();
  const children = new Map<string, string[]>();
  for (const [name, { node }] of [...references.sources]) {
    for (const branch of listAt(objectAt(node).allOf)) {
      const ref = textAt(objectAt(branch).$ref);
      const parent = ref === undefined ? undefined : simpleName(ref);
      if (parent === undefined || parent === name) continue;
      parents.set(name, [...(parents.get(name) ?? []), parent]);
      children.set(parent, [...(children.get(parent) ?? []), name]);
    }
  }

  const discriminatorOf = (name: string): JsonObject | undefined => {
    const node = objectAt(references.sources.get(name)?.node);
    const isBase = textAt(objectAt(node.discriminator).propertyName) !== undefined && !node.oneOf && !node.anyOf;
    return isBase && heirsOf(name).size > 0 ? objectAt(node.discriminator) : undefined;
  };
  // those that inherit, and those that only the mapping names
  const heirsOf = (name: string): Set<string> => {
    const { mapping } = objectAt(objectAt(references.sources.get(name)?.node).discriminator);
    const mapped = Object.values(objectAt(mapping)).flatMap((target) => simpleName(textAt(target) ?? '') ?? []);
    const known = mapped.filter((target) => target !== name && references.sources.has(target));
    return new Set([...reach(children, name), ...known]);
  };

  const unions = new Map<string, JsonObject>();
  for (const name of [...references.sources.keys()]) {
    const discriminator = discriminatorOf(name);
    if (!discriminator) continue;
    const node = objectAt(references.sources.get(name)?.node);
    const annotations = Object.entries(node).filter(([word]) => isAnnotation(word));
    const branches: Json[] = [...heirsOf(name)].map((heir) => ({ $ref: `#/components/schemas/${heir}` }));
    const ownTag = tagsOf(discriminator, name, '').find((tag) => tag !== '');
    if (ownTag !== undefined) branches.push(baseItself(references, name, ownTag, discriminator));
    unions.set(name, { ...Object.fromEntries(annotations), oneOf: branches, discriminator });
  }

  return {
    unionOf: (name) => unions.get(name),
    tagOf(name) {
      for (const ancestor of reach(parents, name)) {
        const discriminator = discriminatorOf(ancestor);
        const property = textAt(discriminator?.propertyName);
        if (discriminator && property !== undefined) return { property, values: tagsOf(discriminator, name, name) };
      }
      return undefined;
    },
  };
}

// a base that the mapping names is itself a possible value
function baseItself(references: References, name: string, tag: string, discriminator: JsonObject): Json {
  const source = references.sources.get(name);
  const { discriminator: _discriminator, ...node } = objectAt(source?.node);
  const property = textAt(discriminator.propertyName) ?? '';
  const tagged: Json = { properties: { [property]: { const: tag } }, required: [property] };
  const own = references.nameSchema(`${name}Base`, {
    node: { allOf: [node, tagged] },
    pointer: source?.pointer ?? '#',
  });
  return { $ref: `#/components/schemas/${own}` };
}

function tagsOf(discriminator: JsonObject, name: string, otherwise: string): string[] {
  const mapped = Object.entries(objectAt(discriminator.mapping))
    .filter(([, target]) => typeof target === 'string' && simpleName(target) === name)
    .map(([tag]) => tag);
  return mapped.length > 0 ? mapped : [otherwise];
}

function simpleName(ref: string): string | undefined {
  return partsOf(ref).at(-1);
}

/** Everything reachable from a name, nearest first, each once. */
function reach(edges: ReadonlyMap<string, string[]>, from: string): Set<string> {
  const found = new Set<string>();
  const queue = [from];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    for (const next of edges.get(name) ?? []) {
      if (found.has(next) || next === from) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return found;
}
