import { toPascalCase } from '../names.ts';
import { asObject, asList, getOwn, asText, asTexts } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { parsePointer, buildPointer } from './pointer.ts';
import { castTags } from './discriminator.ts';
import { getValueTypes } from './keywords.ts';
import type { References } from './references.ts';
import { isAnnotation } from './schema.ts';
import type { Tag, TypeName } from './schema.ts';

export interface Inheritance {
  /** Returns the union of all subtypes of a base with a discriminator, as a schema. */
  getUnion(name: string): JsonObject | undefined;
  /** Returns the discriminator property of a subtype and its values. */
  getTag(name: string): { property: string; values: readonly Tag[] } | undefined;
}

/** Finds bases with a discriminator and their subtypes, which name them in allOf (OpenAPI's inheritance). */
export function findInheritance(references: References): Inheritance {
  const parents = new Map<string, string[]>();
  const children = new Map<string, string[]>();
  for (const [name, { node }] of [...references.sources]) {
    for (const branch of asList(asObject(node).allOf)) {
      const ref = asText(asObject(branch).$ref);
      const parent = ref === undefined ? undefined : getSimpleName(ref);
      if (parent === undefined || parent === name) continue;
      parents.set(name, [...(parents.get(name) ?? []), parent]);
      children.set(parent, [...(children.get(parent) ?? []), name]);
    }
  }

  const findDiscriminator = memoize((name: string): JsonObject | undefined => {
    const node = asObject(references.sources.get(name)?.node);
    const isBase = asText(asObject(node.discriminator).propertyName) !== undefined && !node.oneOf && !node.anyOf;
    return isBase && findHeirs(name).size > 0 ? asObject(node.discriminator) : undefined;
  });
  // subtypes by allOf, and schemas that only the mapping names
  const findHeirs = memoize((name: string): Set<string> => {
    const { mapping, defaultMapping } = asObject(asObject(references.sources.get(name)?.node).discriminator);
    const mapped = [...Object.values(asObject(mapping)), defaultMapping].flatMap(
      (target) => getSimpleName(asText(target) ?? '') ?? [],
    );
    const known = mapped.filter((target) => target !== name && references.sources.has(target));
    return new Set([...collectReachable(children, name), ...known]);
  });

  const unions = new Map<string, JsonObject>();
  for (const name of [...references.sources.keys()]) {
    const discriminator = findDiscriminator(name);
    if (!discriminator) continue;
    const node = asObject(references.sources.get(name)?.node);
    const annotations = Object.entries(node).filter(([word]) => isAnnotation(word));
    const inherits = collectReachable(children, name);
    const fallback = getDefaultName(discriminator);
    const getRequired = (heir: string, tags: string[]) => (heir === fallback ? [] : tags);
    const branches = [...findHeirs(name)].map((heir) => {
      const tags = readTags(discriminator, heir, heir);
      const isWhole = inherits.has(heir) || !isIncomplete(asObject(references.sources.get(heir)?.node), node);
      return { heir, tags, target: isWhole ? heir : nameBaseVariant(references, name, getRequired(heir, tags), heir) };
    });
    const own = readTags(discriminator, name, name === fallback ? name : '').filter((tag) => tag !== '');
    if (own.length > 0) {
      branches.push({ heir: name, tags: own, target: nameBaseVariant(references, name, getRequired(name, own)) });
    }
    const mapping = branches.flatMap(({ tags, target }) => tags.map((tag) => [tag, createRef(target)] as const));
    const otherwise = branches.find(({ heir }) => heir === fallback);
    unions.set(name, {
      ...Object.fromEntries(annotations),
      oneOf: branches.map(({ target }) => ({ $ref: createRef(target) })),
      discriminator: {
        ...discriminator,
        mapping: Object.fromEntries(mapping),
        ...(otherwise && { defaultMapping: createRef(otherwise.target) }),
      },
    });
  }

  return {
    getUnion: (name) => unions.get(name),
    getTag: memoize((name) => {
      for (const ancestor of collectReachable(parents, name)) {
        const discriminator = findDiscriminator(ancestor);
        const property = asText(discriminator?.propertyName);
        if (discriminator && getDefaultName(discriminator) === name) return undefined;
        if (!discriminator || property === undefined) continue;
        const values = castTags(readTags(discriminator, name, name), findMemberTypes(references, ancestor, property));
        return values.length > 0 ? { property, values } : undefined;
      }
      return undefined;
    }),
  };
}

/**
 * Names a variant of a base: the base itself when the mapping names it, or the base merged with a mapped schema that does not
 * inherit from it. Without tags the discriminator may have any value or be absent.
 */
function nameBaseVariant(references: References, name: string, tags: readonly string[], heir?: string): string {
  const source = references.sources.get(name);
  const { discriminator, ...node } = asObject(source?.node);
  const property = asText(asObject(discriminator).propertyName) ?? '';
  const values = castTags(tags, findMemberTypes(references, name, property));
  const tag: Json = values.length === 1 ? { const: values[0] } : { enum: [...values] };
  const tagged: Json = { properties: { [property]: tag }, required: [property] };
  const allOf: Json[] = [
    node,
    ...(heir === undefined ? [] : [{ $ref: createRef(heir) }]),
    ...(values.length > 0 ? [tagged] : []),
  ];
  const wanted = heir === undefined ? `${name}Base` : toPascalCase(`${name} ${heir}`);
  return references.nameSchema(wanted, { node: { allOf }, pointer: source?.pointer ?? '#' });
}

/** Finds the types of a property in a schema or its ancestors; empty when none are declared. */
function findMemberTypes(
  references: References,
  name: string,
  property: string,
  seen: readonly string[] = [],
): TypeName[] {
  const { node, pointer = '#' } = references.sources.get(name) ?? {};
  const { properties, allOf } = asObject(node);
  const member = references.follow(getOwn(asObject(properties), property), pointer).node;
  const written = [member.type].flat().filter((type): type is TypeName => typeof type === 'string' && type !== 'null');
  const types = written.length > 0 ? written : getValueTypes([member.const ?? null, ...asList(member.enum)]);
  if (types.length > 0 || seen.includes(name)) return types;
  return asList(allOf).flatMap((branch) => {
    const parent = getSimpleName(asText(asObject(branch).$ref) ?? '');
    return parent === undefined ? [] : findMemberTypes(references, parent, property, [...seen, name]);
  });
}

/** Whether a schema lacks properties or requirements of a base, except the discriminator. */
function isIncomplete(heir: JsonObject, { allOf, properties, required, discriminator }: JsonObject): boolean {
  const tag = asObject(discriminator).propertyName;
  const own = new Set(Object.keys(asObject(heir.properties)));
  const must = new Set(asTexts(heir.required));
  const isLacking = (names: readonly string[], has: ReadonlySet<string>) =>
    names.some((name) => name !== tag && !has.has(name));
  return allOf !== undefined || isLacking(Object.keys(asObject(properties)), own) || isLacking(asTexts(required), must);
}

/** Caches the results of a function by name. */
function memoize<Value>(find: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name) as Value;
  };
}

function createRef(name: string): string {
  return buildPointer('components', 'schemas', name);
}

function readTags(discriminator: JsonObject, name: string, otherwise: string): string[] {
  const mapped = Object.entries(asObject(discriminator.mapping))
    .filter(([, target]) => typeof target === 'string' && getSimpleName(target) === name)
    .map(([tag]) => tag);
  return mapped.length > 0 ? mapped : [otherwise];
}

/** Returns the name of the schema for unmapped and absent values. */
function getDefaultName({ defaultMapping }: JsonObject): string | undefined {
  return getSimpleName(asText(defaultMapping) ?? '');
}

function getSimpleName(ref: string): string | undefined {
  return parsePointer(ref).at(-1);
}

/** Collects all names reachable from a name, nearest first. */
function collectReachable(edges: ReadonlyMap<string, string[]>, from: string): Set<string> {
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
