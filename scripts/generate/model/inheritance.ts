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
  const { parents, children } = readFamilies(references);

  const findDiscriminator = memoize((name: string): JsonObject | undefined => {
    const node = asObject(references.sources.get(name)?.node);
    const isBase = asText(asObject(node.discriminator).propertyName) !== undefined && !node.oneOf && !node.anyOf;
    return isBase && findSubtypes(name).size > 0 ? asObject(node.discriminator) : undefined;
  });
  // subtypes by allOf, and schemas that only the mapping names
  const findSubtypes = memoize((name: string): Set<string> => {
    const { mapping, defaultMapping } = asObject(asObject(references.sources.get(name)?.node).discriminator);
    const mapped = [...Object.values(asObject(mapping)), defaultMapping].flatMap(
      (target) => getSimpleName(asText(target) ?? '') ?? [],
    );
    const mappedSubtypes = mapped.filter((target) => target !== name && references.sources.has(target));
    return new Set([...collectReachable(children, name), ...mappedSubtypes]);
  });

  const unions = new Map<string, JsonObject>();
  for (const name of [...references.sources.keys()]) {
    const discriminator = findDiscriminator(name);
    if (!discriminator) continue;
    const node = asObject(references.sources.get(name)?.node);
    const annotations = Object.entries(node).filter(([word]) => isAnnotation(word));
    const inherits = collectReachable(children, name);
    const fallback = getDefaultName(discriminator);
    const getRequired = (subtype: string, tags: string[]) => (subtype === fallback ? [] : tags);
    const branches = [...findSubtypes(name)].map((subtype) => {
      const tags = readTags(discriminator, subtype, subtype);
      const isWhole = inherits.has(subtype) || !isIncomplete(asObject(references.sources.get(subtype)?.node), node);
      return {
        subtype,
        tags,
        target: isWhole ? subtype : nameBaseVariant(references, name, getRequired(subtype, tags), subtype),
      };
    });
    const ownTags = readTags(discriminator, name, name === fallback ? name : '').filter((tag) => tag !== '');
    if (ownTags.length > 0) {
      branches.push({
        subtype: name,
        tags: ownTags,
        target: nameBaseVariant(references, name, getRequired(name, ownTags)),
      });
    }
    const mapping = branches.flatMap(({ tags, target }) => tags.map((tag) => [tag, createRef(target)] as const));
    const otherwise = branches.find(({ subtype }) => subtype === fallback);
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

/** Reads the parents and children of schemas by their `allOf`. */
function readFamilies(references: References) {
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
  return { parents, children };
}

/**
 * Names a variant of a base: the base itself when the mapping names it, or the base merged with a mapped schema that does not
 * inherit from it. Without tags the discriminator may have any value or be absent.
 */
function nameBaseVariant(references: References, name: string, tags: readonly string[], subtype?: string): string {
  const source = references.sources.get(name);
  const { discriminator, ...node } = asObject(source?.node);
  const property = asText(asObject(discriminator).propertyName) ?? '';
  const values = castTags(tags, findMemberTypes(references, name, property));
  const tag: Json = values.length === 1 ? { const: values[0] } : { enum: [...values] };
  const tagged: Json = { properties: { [property]: tag }, required: [property] };
  const allOf: Json[] = [
    node,
    ...(subtype === undefined ? [] : [{ $ref: createRef(subtype) }]),
    ...(values.length > 0 ? [tagged] : []),
  ];
  const variantName = subtype === undefined ? `${name}Base` : toPascalCase(`${name} ${subtype}`);
  return references.nameSchema(variantName, { node: { allOf }, pointer: source?.pointer ?? '#' });
}

/** Finds the types of a property in a schema or its ancestors; empty when none are declared. */
function findMemberTypes(
  references: References,
  name: string,
  property: string,
  visited: readonly string[] = [],
): TypeName[] {
  const { node, pointer = '#' } = references.sources.get(name) ?? {};
  const { properties, allOf } = asObject(node);
  const member = references.follow(getOwn(asObject(properties), property), pointer).node;
  const declaredTypes = [member.type]
    .flat()
    .filter((type): type is TypeName => typeof type === 'string' && type !== 'null');
  const types =
    declaredTypes.length > 0 ? declaredTypes : getValueTypes([member.const ?? null, ...asList(member.enum)]);
  if (types.length > 0 || visited.includes(name)) return types;
  return asList(allOf).flatMap((branch) => {
    const parent = getSimpleName(asText(asObject(branch).$ref) ?? '');
    return parent === undefined ? [] : findMemberTypes(references, parent, property, [...visited, name]);
  });
}

/** Whether a schema lacks properties or requirements of a base, except the discriminator. */
function isIncomplete(subtype: JsonObject, { allOf, properties, required, discriminator }: JsonObject): boolean {
  const tag = asObject(discriminator).propertyName;
  const propertyNames = new Set(Object.keys(asObject(subtype.properties)));
  const requiredNames = new Set(asTexts(subtype.required));
  const isLacking = (names: readonly string[], has: ReadonlySet<string>) =>
    names.some((name) => name !== tag && !has.has(name));
  return (
    allOf !== undefined ||
    isLacking(Object.keys(asObject(properties)), propertyNames) ||
    isLacking(asTexts(required), requiredNames)
  );
}

/** Caches the results of a function by name. */
function memoize<Value>(find: (name: string) => Value): (name: string) => Value {
  const values = new Map<string, Value>();
  return (name) => {
    if (!values.has(name)) values.set(name, find(name));
    return values.get(name) as Value;
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
function collectReachable(edges: ReadonlyMap<string, string[]>, start: string): Set<string> {
  const reachable = new Set<string>();
  const queue = [start];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    for (const neighbour of edges.get(name) ?? []) {
      if (reachable.has(neighbour) || neighbour === start) continue;
      reachable.add(neighbour);
      queue.push(neighbour);
    }
  }
  return reachable;
}
