import type { Diagnostics } from '../diagnostics.ts';
import { setChildSchemas } from './child-schemas.ts';
import { readDiscriminator } from './discriminator.ts';
import { isObject, asList, asObject } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { readKeywords, getValueTypes } from './keywords.ts';
import { createIntersection, isPlainReference, merge, overlay, removeRepeats } from './merge.ts';
import { joinPointer } from './pointer.ts';
import { buildNameFromPointer, References } from './references.ts';
import { requireInBranches } from './required-branches.ts';
import { createAnySchema, isBare } from './schema.ts';
import type { Schema } from './schema.ts';
import { listParts } from './views.ts';
import { findInheritance } from './inheritance.ts';
import type { Inheritance } from './inheritance.ts';
import { Memo } from './memo.ts';
import { SchemaKeys } from './schema-keys.ts';
import { Weights } from './weight.ts';

/** Nesting of late merges; deeper ones are kept as intersections. */
const LATE_DEPTH = 2;

/**
 * Limits of nested merges, whose number may grow exponentially: merges within one, and the weight of their results. Beyond
 * them an intersection of references is kept, which is the same type.
 */
const MAX_MERGES = 300;
const MAX_WEIGHT = { member: 300, whole: 10_000 };

/** Normalises the schemas of a description, each named one once. */
export class Normaliser {
  readonly references: References;
  readonly #diagnostics: Diagnostics;
  readonly #inheritance: Inheritance;
  readonly #normalised = new Map<string, Schema>();
  /** Named schemas and combinations in progress. */
  readonly #memo = new Memo();
  readonly #targets = new Map<string, Schema>();
  readonly #combined = new Map<string, Schema>();
  readonly #weights = new Weights();
  /** Merges within the outermost one; -1 when none is in progress. */
  #merges = -1;
  readonly #keys = new SchemaKeys();
  /** Names of late merges by the names of their parts. */
  readonly #mergedLate = new Map<string, string>();
  /** Remaining late merges. */
  #remainingMerges: number;

  constructor(document: JsonObject, diagnostics: Diagnostics) {
    this.#diagnostics = diagnostics;
    this.references = new References(document, diagnostics);
    this.#inheritance = findInheritance(this.references);
    this.#remainingMerges = 100 + this.references.sources.size;
  }

  /** Normalises and returns all named schemas, including those that are named meanwhile. */
  normaliseAll(): ReadonlyMap<string, Schema> {
    for (const name of this.references.sources.keys()) this.getNamed(name);
    const visited = new Set<Schema>();
    const stack = [...this.#normalised.values()].map((schema) => ({ schema, depth: 0 }));
    for (let entry = stack.pop(); entry; entry = stack.pop()) {
      const { schema, depth } = entry;
      if (visited.has(schema)) continue;
      visited.add(schema);
      const within = depth + (depth < LATE_DEPTH && this.#mergeLate(schema) ? 1 : 0);
      const parts = [...listParts(schema), ...(schema.ref === undefined ? [] : [this.getNamed(schema.ref)])];
      stack.push(...parts.map((part) => ({ schema: part, depth: within })));
    }
    return this.#normalised;
  }

  // Merges what referred to a schema in progress, under a new name because it may contain itself. Equal sets of schemas are
  // merged once, because their members may be the same sets again.
  #mergeLate(schema: Schema): boolean {
    const { and, ...rest } = schema;
    if (!and?.some((part) => part.ref !== undefined)) return false;
    const key =
      and.every(isPlainReference) && isBare(rest)
        ? [...new Set(and.map((part) => part.ref))].sort().join('\n')
        : undefined;
    let name = key === undefined ? undefined : this.#mergedLate.get(key);
    if (name === undefined) {
      if (this.#remainingMerges === 0) return false;
      this.#remainingMerges -= 1;
      const merged = this.#combine(and, schema.pointer, []);
      // too large to expand
      if (merged.and?.some((part) => part.ref !== undefined)) return false;
      name = this.references.nameSchema(buildNameFromPointer(schema.pointer), { node: {}, pointer: schema.pointer });
      if (key !== undefined) this.#mergedLate.set(key, name);
      this.#normalised.set(name, overlay(merged, key === undefined ? rest : createAnySchema(rest.pointer)));
    }
    const use = key === undefined ? {} : { words: rest.words, ...(rest.nullable ? { nullable: true } : {}) };
    for (const word of Object.keys(schema)) if (word !== 'pointer') delete schema[word as 'ref'];
    Object.assign(schema, { types: [], words: {}, ...use, ref: name });
    return true;
  }

  /** Returns a named schema in normal form. */
  getNamed(name: string): Schema {
    const cached = this.#normalised.get(name);
    if (cached) return cached;
    const source = this.references.sources.get(name);
    if (!source) return createAnySchema('#');
    const family = this.#inheritance.getUnion(name);
    const schema = this.#memo.run(name, () =>
      family
        ? this.normalise(family, source.pointer)
        : this.#addTag(name, this.normalise(source.node, source.pointer, [name])),
    );
    this.#normalised.set(name, schema);
    return schema;
  }

  /** Returns the schema, or its target with the keywords of this use overlaid. */
  resolve(schema: Schema): Schema {
    let current = schema;
    for (const visited = new Set<string>(); current.ref !== undefined;) {
      if (visited.has(current.ref)) {
        this.#diagnostics.error('circular-ref', schema.pointer, `${current.ref} refers to itself.`);
        return createAnySchema(schema.pointer);
      }
      visited.add(current.ref);
      const { ref, ...use } = current;
      current = overlay(this.getNamed(ref), use);
    }
    return current;
  }

  /**
   * Normalises a schema of the description.
   * @param chain names being merged through allOf, to detect one that contains itself
   */
  normalise(node: Json | undefined, pointer: string, chain: readonly string[] = []): Schema {
    if (node === false) return { ...createAnySchema(pointer), values: [] };
    if (!isObject(node)) {
      if (node !== undefined && node !== true)
        this.#diagnostics.warn(
          'no-schema',
          pointer,
          `This is ${describeKind(node)}, not a schema; any value is taken.`,
        );
      return createAnySchema(pointer);
    }
    const parts: Schema[] = [];
    if (typeof node.$ref === 'string') {
      const ref = this.references.resolveName(node.$ref, pointer);
      if (ref !== undefined) parts.push({ ...createAnySchema(pointer), ref });
    }
    asList(node.allOf).forEach((branch, index) => {
      parts.push(this.normalise(branch, joinPointer(pointer, 'allOf', index), chain));
    });
    for (const word of ['oneOf', 'anyOf'] as const) {
      if (Array.isArray(node[word])) parts.push(this.#readUnion(node, word, pointer));
    }
    const ownSchema = this.#readOwn(node, pointer);
    if (parts.length === 0) return ownSchema;
    // null in the schema's own type, or nullable with allOf, applies to the merged schema
    const { nullable, ...rest } = ownSchema;
    const merged = this.#combine([...parts, rest], pointer, chain);
    return nullable ? { ...merged, nullable } : merged;
  }

  #readOwn(node: JsonObject, pointer: string): Schema {
    const schema = readKeywords(node, pointer, this.#diagnostics);
    setChildSchemas(schema, node, this);
    return schema;
  }

  #readUnion(node: JsonObject, word: 'oneOf' | 'anyOf', pointer: string): Schema {
    const branches = asList(node[word]).map((branch, index) =>
      this.normalise(branch, joinPointer(pointer, word, index)),
    );
    const isNull = (branch: Schema) => branch.nullable === true && branch.types.length === 0 && isBare(branch);
    const isOnlyNull = (branch: Schema) => branch.values?.length === 0 && branch.nullable === true;
    const remaining = removeRepeats(branches.filter((branch) => !isNull(branch) && !isOnlyNull(branch)));
    const isNullable = branches.some((branch) => isNull(branch) || isOnlyNull(branch));
    const nullable = isNullable ? { nullable: true } : {};
    const [first] = remaining;
    if (!first) return { ...createAnySchema(pointer), values: [], ...nullable };
    if (remaining.length === 1) return { ...first, pointer, ...nullable };
    if (remaining.every((branch) => branch.constant)) {
      const values = remaining.flatMap((branch) => branch.values ?? []);
      return { pointer, types: getValueTypes(values), words: {}, values, ...nullable };
    }
    const discriminatorPointer = joinPointer(pointer, 'discriminator');
    const words = asObject(node.discriminator);
    const discriminator = readDiscriminator(words, remaining, discriminatorPointer, this.references, this.#diagnostics);
    return { pointer, types: [], words: {}, union: remaining, ...(discriminator && { discriminator }), ...nullable };
  }

  #addTag(name: string, schema: Schema): Schema {
    const tag = this.#inheritance.getTag(name);
    if (!tag) return schema;
    const pointer = joinPointer(schema.pointer, 'properties', tag.property);
    const value: Schema = { pointer, types: getValueTypes(tag.values), values: tag.values, constant: true, words: {} };
    const tagSchema: Schema = {
      ...createAnySchema(schema.pointer),
      properties: new Map([[tag.property, value]]),
      required: new Set([tag.property]),
    };
    return this.#combine([schema, tagSchema], schema.pointer, [name]);
  }

  #combine(schemas: readonly Schema[], pointer: string, chain: readonly string[]): Schema {
    const restricting = schemas.filter((schema) => !isBare(schema));
    const [first] = restricting;
    if (
      first &&
      (restricting.length === 1 || restricting.every((schema) => isPlainReference(schema) && schema.ref === first.ref))
    ) {
      return schemas.reduce((merged, schema) => (schema === first ? merged : overlay(merged, schema)), {
        ...first,
        pointer,
      });
    }
    // members of two recursive schemas are combinations of the same two
    const key = `\n${restricting.map((schema) => this.#keys.getKey(schema)).join('\n')}`;
    if (this.#memo.isRunning(key)) return createIntersection(schemas, pointer);
    const isFirst = this.#merges < 0;
    this.#merges += 1;
    if (this.#merges > MAX_MERGES) return createIntersection(schemas, pointer);
    // results of a chain are valid for that chain only
    const make = () => this.#memo.run(key, () => this.#mergeAll(schemas, pointer, chain));
    const merged = chain.length > 0 ? make() : this.#memo.cache(this.#combined, key, make);
    if (isFirst) this.#merges = -1;
    const maxWeight = isFirst || chain.length > 0 ? MAX_WEIGHT.whole : MAX_WEIGHT.member;
    return this.#weights.measure(merged) > maxWeight ? createIntersection(schemas, pointer) : merged;
  }

  #mergeAll(schemas: readonly Schema[], pointer: string, chain: readonly string[]): Schema {
    const expanded = schemas.map((schema) => this.#expand(schema, chain));
    if (expanded.some((schema) => schema.ref !== undefined)) return createIntersection(expanded, pointer);
    const combine = (list: readonly Schema[], mergePointer: string) => this.#combine(list, mergePointer, []);
    const merged = expanded.reduce((a, b) => merge(a, b, pointer, combine, this.#diagnostics));
    return requireInBranches({ ...merged, pointer }, combine);
  }

  /** Returns the target of a reference, or the reference when its target is in progress. */
  #expand(schema: Schema, chain: readonly string[]): Schema {
    const { ref, ...use } = schema;
    if (ref === undefined) return schema;
    if (chain.includes(ref)) {
      this.#diagnostics.error('circular-allof', schema.pointer, `It contains itself: ${[...chain, ref].join(' > ')}.`);
      this.#memo.preventCaching();
      return createAnySchema(schema.pointer);
    }
    if (!this.references.sources.has(ref)) return createAnySchema(schema.pointer);
    const isBase = this.#inheritance.getUnion(ref) !== undefined;
    if (!isBase && this.#memo.isRunning(ref)) return schema;
    const target = this.#getTarget(ref, chain, isBase);
    if (target.ref !== undefined) return this.#expand(overlay(target, use), [...chain, ref]);
    const parents =
      target.union?.filter((branch) => branch.ref !== undefined && this.#memo.isRunning(branch.ref)) ?? [];
    const { union: _union, discriminator: _discriminator, ...withoutUnion } = target;
    return overlay(parents.length > 0 ? withoutUnion : target, { ...use, pointer: schema.pointer });
  }

  #getTarget(ref: string, chain: readonly string[], isBase: boolean): Schema {
    // a subtype of a subtype has its own discriminator value, which conflicts with its parent's
    const isSubtype = chain[0] !== undefined && this.#inheritance.getTag(chain[0]) !== undefined;
    const cached = this.#normalised.get(ref);
    if (!isBase && cached && !(isSubtype && this.#inheritance.getTag(ref))) return cached;
    const { node, pointer = '#' } = this.references.sources.get(ref) ?? {};
    const within = [...chain, ref];
    return this.#memo.cache(this.#targets, `${String(isSubtype)} ${ref}`, () =>
      isBase
        ? this.normalise(dropDiscriminator(node), pointer, within)
        : this.#memo.run(ref, () => this.normalise(node, pointer, within)),
    );
  }
}

function dropDiscriminator(node: Json | undefined): JsonObject {
  const { discriminator: _discriminator, ...rest } = asObject(node);
  return rest;
}

function describeKind(node: Json): string {
  if (node === null) return 'empty';
  return Array.isArray(node) ? 'a list' : `a ${typeof node}`;
}
