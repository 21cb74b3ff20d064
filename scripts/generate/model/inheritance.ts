import { pascal } from '../names.ts';
import { objectAt, listAt, ownAt, textAt, textsAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { partsOf, pointerTo } from './pointer.ts';
import { typedTags } from './discriminator.ts';
import { typesOf } from './keywords.ts';
import type { References } from './references.ts';
import { isAnnotation } from './schema.ts';
import type { Tag, TypeName } from './schema.ts';

export interface Inheritance {
  /** For a base with a discriminator: the choice of those that inherit from it through allOf, as a schema. */
  unionOf(name: string): JsonObject | undefined;
  /** For a schema that inherits from such a base: the property that says so and its values. */
  tagOf(name: string): { property: string; values: readonly Tag[] } | undefined;
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

  const discriminatorOf = cached((name: string): JsonObject | undefined => {
    const node = objectAt(references.sources.get(name)?.node);
    const isBase = textAt(objectAt(node.discriminator).propertyName) !== undefined && !node.oneOf && !node.anyOf;
    return isBase && heirsOf(name).size > 0 ? objectAt(node.discriminator) : undefined;
  });
  // those that inherit, and those that only the mapping names
  const heirsOf = cached((name: string): Set<string> => {
    const { mapping, defaultMapping } = objectAt(objectAt(references.sources.get(name)?.node).discriminator);
    const mapped = [...Object.values(objectAt(mapping)), defaultMapping].flatMap(
      (target) => simpleName(textAt(target) ?? '') ?? [],
    );
    const known = mapped.filter((target) => target !== name && references.sources.has(target));
    return new Set([...reach(children, name), ...known]);
  });

  const unions = new Map<string, JsonObject>();
  for (const name of [...references.sources.keys()]) {
    const discriminator = discriminatorOf(name);
    if (!discriminator) continue;
    const node = objectAt(references.sources.get(name)?.node);
    const annotations = Object.entries(node).filter(([word]) => isAnnotation(word));
    const inherits = reach(children, name);
    const fallback = defaultOf(discriminator);
    const demanded = (heir: string, tags: string[]) => (heir === fallback ? [] : tags);
    const branches = [...heirsOf(name)].map((heir) => {
      const tags = tagsOf(discriminator, heir, heir);
      const isWhole = inherits.has(heir) || !lacks(objectAt(references.sources.get(heir)?.node), node);
      return { heir, tags, target: isWhole ? heir : baseWith(references, name, demanded(heir, tags), heir) };
    });
    const own = tagsOf(discriminator, name, name === fallback ? name : '').filter((tag) => tag !== '');
    if (own.length > 0) {
      branches.push({ heir: name, tags: own, target: baseWith(references, name, demanded(name, own)) });
    }
    const mapping = branches.flatMap(({ tags, target }) => tags.map((tag) => [tag, refTo(target)] as const));
    const otherwise = branches.find(({ heir }) => heir === fallback);
    unions.set(name, {
      ...Object.fromEntries(annotations),
      oneOf: branches.map(({ target }) => ({ $ref: refTo(target) })),
      discriminator: {
        ...discriminator,
        mapping: Object.fromEntries(mapping),
        ...(otherwise && { defaultMapping: refTo(otherwise.target) }),
      },
    });
  }

  return {
    unionOf: (name) => unions.get(name),
    tagOf: cached((name) => {
      for (const ancestor of reach(parents, name)) {
        const discriminator = discriminatorOf(ancestor);
        const property = textAt(discriminator?.propertyName);
        if (discriminator && defaultOf(discriminator) === name) return undefined;
        if (!discriminator || property === undefined) continue;
        const values = typedTags(tagsOf(discriminator, name, name), typesOfMember(references, ancestor, property));
        return values.length > 0 ? { property, values } : undefined;
      }
      return undefined;
    }),
  };
}

/**
 * Names a possible value of a base: the base itself, where the mapping names it, or with a schema that the mapping
 * names though it does not inherit from the base. Without tags any value of the discriminator will do, and none.
 */
function baseWith(references: References, name: string, tags: readonly string[], heir?: string): string {
  const source = references.sources.get(name);
  const { discriminator, ...node } = objectAt(source?.node);
  const property = textAt(objectAt(discriminator).propertyName) ?? '';
  const values = typedTags(tags, typesOfMember(references, name, property));
  const tag: Json = values.length === 1 ? { const: values[0] } : { enum: [...values] };
  const tagged: Json = { properties: { [property]: tag }, required: [property] };
  const allOf: Json[] = [
    node,
    ...(heir === undefined ? [] : [{ $ref: refTo(heir) }]),
    ...(values.length > 0 ? [tagged] : []),
  ];
  const wanted = heir === undefined ? `${name}Base` : pascal(`${name} ${heir}`);
  return references.nameSchema(wanted, { node: { allOf }, pointer: source?.pointer ?? '#' });
}

/** Types of a property as a schema or one that it inherits from writes them; none where they are not said. */
function typesOfMember(
  references: References,
  name: string,
  property: string,
  seen: readonly string[] = [],
): TypeName[] {
  const { node, pointer = '#' } = references.sources.get(name) ?? {};
  const { properties, allOf } = objectAt(node);
  const member = references.follow(ownAt(objectAt(properties), property), pointer).node;
  const written = [member.type].flat().filter((type): type is TypeName => typeof type === 'string' && type !== 'null');
  const types = written.length > 0 ? written : typesOf([member.const ?? null, ...listAt(member.enum)]);
  if (types.length > 0 || seen.includes(name)) return types;
  return listAt(allOf).flatMap((branch) => {
    const parent = simpleName(textAt(objectAt(branch).$ref) ?? '');
    return parent === undefined ? [] : typesOfMember(references, parent, property, [...seen, name]);
  });
}

/** Whether a schema does not say all that a base says of its members, the discriminator apart. */
function lacks(heir: JsonObject, { allOf, properties, required, discriminator }: JsonObject): boolean {
  const tag = objectAt(discriminator).propertyName;
  const own = new Set(Object.keys(objectAt(heir.properties)));
  const must = new Set(textsAt(heir.required));
  const isLacking = (names: readonly string[], has: ReadonlySet<string>) =>
    names.some((name) => name !== tag && !has.has(name));
  return allOf !== undefined || isLacking(Object.keys(objectAt(properties)), own) || isLacking(textsAt(required), must);
}

/** The same function, asked for each name once. */
function cached<Value>(find: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name) as Value;
  };
}

function refTo(name: string): string {
  return pointerTo('components', 'schemas', name);
}

function tagsOf(discriminator: JsonObject, name: string, otherwise: string): string[] {
  const mapped = Object.entries(objectAt(discriminator.mapping))
    .filter(([, target]) => typeof target === 'string' && simpleName(target) === name)
    .map(([tag]) => tag);
  return mapped.length > 0 ? mapped : [otherwise];
}

/** Name of the schema for every value that is not mapped, and for none. */
function defaultOf({ defaultMapping }: JsonObject): string | undefined {
  return simpleName(textAt(defaultMapping) ?? '');
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
