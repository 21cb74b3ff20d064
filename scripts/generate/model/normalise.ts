import type { Diagnostics } from '../diagnostics.ts';
import { setChildSchemas } from './child-schemas.ts';
import { readDiscriminator } from './discriminator.ts';
import { isObject, listAt, objectAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { readKeywords, typesOf } from './keywords.ts';
import { intersection, isPlain, merge, overlay, withoutRepeats } from './merge.ts';
import { child } from './pointer.ts';
import { nameFromPointer, References } from './references.ts';
import { requireInBranches } from './required-branches.ts';
import { anything, isBare } from './schema.ts';
import type { Schema } from './schema.ts';
import { partsOfSchema } from './views.ts';
import { inheritance } from './inheritance.ts';
import type { Inheritance } from './inheritance.ts';
import { Memo } from './memo.ts';
import { SchemaKeys } from './schema-keys.ts';
import { Weights } from './weight.ts';

/** How often members of what was merged late are merged themselves; those beyond stay an intersection. */
const LATE_DEPTH = 2;

/**
 * Members of members may be merged in more ways than a description has words: so many within one merge, and so large,
 * are written out. The rest stays an intersection of what is named, which is the same type.
 */
const MOST_MERGES = 300;
const MOST_WEIGHT = { member: 300, whole: 10_000 };

/** Turns the schemas of a description into normal form, each named one once. */
export class Normaliser {
  readonly references: References;
  readonly #diagnostics: Diagnostics;
  readonly #inheritance: Inheritance;
  readonly #done = new Map<string, Schema>();
  /** Knows which named schemas are being made, and what is being combined, by the names and numbers of its parts. */
  readonly #memo = new Memo();
  readonly #targets = new Map<string, Schema>();
  readonly #combined = new Map<string, Schema>();
  readonly #weights = new Weights();
  /** Merges within the one that was begun first; none is under way at -1. */
  #merges = -1;
  readonly #keys = new SchemaKeys();
  /** Names of what was merged late, by the names of its parts. */
  readonly #mergedLate = new Map<string, string>();
  /** How many may still be: members of what is merged may be merged in ever new ways. */
  #mostLate: number;

  constructor(document: JsonObject, diagnostics: Diagnostics) {
    this.#diagnostics = diagnostics;
    this.references = new References(document, diagnostics);
    this.#inheritance = inheritance(this.references);
    this.#mostLate = 100 + this.references.sources.size;
  }

  /** All named schemas. Normalising one may name others, so the list grows while it is worked through. */
  all(): ReadonlyMap<string, Schema> {
    for (const name of this.references.sources.keys()) this.named(name);
    const seen = new Set<Schema>();
    const stack = [...this.#done.values()].map((schema) => ({ schema, depth: 0 }));
    for (let entry = stack.pop(); entry; entry = stack.pop()) {
      const { schema, depth } = entry;
      if (seen.has(schema)) continue;
      seen.add(schema);
      const within = depth + (depth < LATE_DEPTH && this.#mergeLate(schema) ? 1 : 0);
      const parts = [...partsOfSchema(schema), ...(schema.ref === undefined ? [] : [this.named(schema.ref)])];
      stack.push(...parts.map((part) => ({ schema: part, depth: within })));
    }
    return this.#done;
  }

  // What refers to a schema that was still being made is merged once all are, under a name of its own because it may
  // contain itself. The same schemas are merged once: their members may be these very schemas again.
  #mergeLate(schema: Schema): boolean {
    const { and, ...own } = schema;
    if (!and?.some((part) => part.ref !== undefined)) return false;
    const key =
      and.every(isPlain) && isBare(own) ? [...new Set(and.map((part) => part.ref))].sort().join('\n') : undefined;
    let name = key === undefined ? undefined : this.#mergedLate.get(key);
    if (name === undefined) {
      if (this.#mostLate === 0) return false;
      this.#mostLate -= 1;
      const whole = this.#combine(and, schema.pointer, []);
      // too large to be written out
      if (whole.and?.some((part) => part.ref !== undefined)) return false;
      name = this.references.nameSchema(nameFromPointer(schema.pointer), { node: {}, pointer: schema.pointer });
      if (key !== undefined) this.#mergedLate.set(key, name);
      this.#done.set(name, overlay(whole, key === undefined ? own : anything(own.pointer)));
    }
    const use = key === undefined ? {} : { words: own.words, ...(own.nullable ? { nullable: true } : {}) };
    for (const word of Object.keys(schema)) if (word !== 'pointer') delete schema[word as 'ref'];
    Object.assign(schema, { types: [], words: {}, ...use, ref: name });
    return true;
  }

  /** A named schema; its name may be of any case the description allows. */
  named(name: string): Schema {
    const done = this.#done.get(name);
    if (done) return done;
    const source = this.references.sources.get(name);
    if (!source) return anything('#');
    const family = this.#inheritance.unionOf(name);
    const schema = this.#memo.open(name, () =>
      family
        ? this.normalise(family, source.pointer)
        : this.#tagged(name, this.normalise(source.node, source.pointer, [name])),
    );
    this.#done.set(name, schema);
    return schema;
  }

  /** The schema itself, or the one it refers to with this use's own words over it. */
  resolve(schema: Schema): Schema {
    let current = schema;
    for (const seen = new Set<string>(); current.ref !== undefined;) {
      if (seen.has(current.ref)) {
        this.#diagnostics.error('circular-ref', schema.pointer, `${current.ref} refers to itself.`);
        return anything(schema.pointer);
      }
      seen.add(current.ref);
      const { ref, ...own } = current;
      current = overlay(this.named(ref), own);
    }
    return current;
  }

  /**
   * Normal form of any schema of the description.
   * @param chain names being merged through allOf, to notice one that contains itself
   */
  normalise(node: Json | undefined, pointer: string, chain: readonly string[] = []): Schema {
    if (node === false) return { ...anything(pointer), values: [] };
    if (!isObject(node)) {
      if (node !== undefined && node !== true)
        this.#diagnostics.warn('no-schema', pointer, `This is ${kindOf(node)}, not a schema; any value is taken.`);
      return anything(pointer);
    }
    const parts: Schema[] = [];
    if (typeof node.$ref === 'string') {
      const ref = this.references.schemaName(node.$ref, pointer);
      if (ref !== undefined) parts.push({ ...anything(pointer), ref });
    }
    listAt(node.allOf).forEach((branch, index) => {
      parts.push(this.normalise(branch, child(pointer, 'allOf', index), chain));
    });
    for (const word of ['oneOf', 'anyOf'] as const) {
      if (Array.isArray(node[word])) parts.push(this.#union(node, word, pointer));
    }
    const own = this.#own(node, pointer);
    if (parts.length === 0) return own;
    // null in the schema's own type, or nullable beside allOf, is meant for the whole
    const { nullable, ...rest } = own;
    const whole = this.#combine([...parts, rest], pointer, chain);
    return nullable ? { ...whole, nullable } : whole;
  }

  #own(node: JsonObject, pointer: string): Schema {
    const schema = readKeywords(node, pointer, this.#diagnostics);
    setChildSchemas(schema, node, this);
    return schema;
  }

  #union(node: JsonObject, word: 'oneOf' | 'anyOf', pointer: string): Schema {
    const branches = listAt(node[word]).map((branch, index) => this.normalise(branch, child(pointer, word, index)));
    const isNull = (branch: Schema) => branch.nullable === true && branch.types.length === 0 && isBare(branch);
    const nothing = (branch: Schema) => branch.values?.length === 0 && branch.nullable === true;
    const kept = withoutRepeats(branches.filter((branch) => !isNull(branch) && !nothing(branch)));
    const isNullable = branches.some((branch) => isNull(branch) || nothing(branch));
    const nullable = isNullable ? { nullable: true } : {};
    const [first] = kept;
    if (!first) return { ...anything(pointer), values: [], ...nullable };
    if (kept.length === 1) return { ...first, pointer, ...nullable };
    if (kept.every((branch) => branch.constant)) {
      const values = kept.flatMap((branch) => branch.values ?? []);
      return { pointer, types: typesOf(values), words: {}, values, ...nullable };
    }
    const at = child(pointer, 'discriminator');
    const words = objectAt(node.discriminator);
    const discriminator = readDiscriminator(words, kept, at, this.references, this.#diagnostics);
    return { pointer, types: [], words: {}, union: kept, ...(discriminator && { discriminator }), ...nullable };
  }

  #tagged(name: string, schema: Schema): Schema {
    const tag = this.#inheritance.tagOf(name);
    if (!tag) return schema;
    const pointer = child(schema.pointer, 'properties', tag.property);
    const value: Schema = { pointer, types: typesOf(tag.values), values: tag.values, constant: true, words: {} };
    const own: Schema = {
      ...anything(schema.pointer),
      properties: new Map([[tag.property, value]]),
      required: new Set([tag.property]),
    };
    return this.#combine([schema, own], schema.pointer, [name]);
  }

  #combine(schemas: readonly Schema[], pointer: string, chain: readonly string[]): Schema {
    const solid = schemas.filter((schema) => !isBare(schema));
    const [only] = solid;
    if (only && (solid.length === 1 || solid.every((schema) => isPlain(schema) && schema.ref === only.ref))) {
      return schemas.reduce((merged, schema) => (schema === only ? merged : overlay(merged, schema)), {
        ...only,
        pointer,
      });
    }
    // members of two that contain themselves are those two again
    const key = `\n${solid.map((schema) => this.#keys.of(schema)).join('\n')}`;
    if (this.#memo.isOpen(key)) return intersection(schemas, pointer);
    const isFirst = this.#merges < 0;
    this.#merges += 1;
    if (this.#merges > MOST_MERGES) return intersection(schemas, pointer);
    // what is being merged through allOf by a chain is for that chain alone
    const make = () => this.#memo.open(key, () => this.#merged(schemas, pointer, chain));
    const whole = chain.length > 0 ? make() : this.#memo.keep(this.#combined, key, make);
    if (isFirst) this.#merges = -1;
    const most = isFirst || chain.length > 0 ? MOST_WEIGHT.whole : MOST_WEIGHT.member;
    return this.#weights.of(whole) > most ? intersection(schemas, pointer) : whole;
  }

  #merged(schemas: readonly Schema[], pointer: string, chain: readonly string[]): Schema {
    const expanded = schemas.map((schema) => this.#expand(schema, chain));
    if (expanded.some((schema) => schema.ref !== undefined)) return intersection(expanded, pointer);
    const combine = (list: readonly Schema[], at: string) => this.#combine(list, at, []);
    const merged = expanded.reduce((a, b) => merge(a, b, pointer, combine, this.#diagnostics));
    return requireInBranches({ ...merged, pointer }, combine);
  }

  /** The schema without reference, or as it is when it is still being made (then it stays an intersection). */
  #expand(schema: Schema, chain: readonly string[]): Schema {
    const { ref, ...own } = schema;
    if (ref === undefined) return schema;
    if (chain.includes(ref)) {
      this.#diagnostics.error('circular-allof', schema.pointer, `It contains itself: ${[...chain, ref].join(' > ')}.`);
      this.#memo.holdsHereOnly();
      return anything(schema.pointer);
    }
    if (!this.references.sources.has(ref)) return anything(schema.pointer);
    const isBase = this.#inheritance.unionOf(ref) !== undefined;
    if (!isBase && this.#memo.isOpen(ref)) return schema;
    const target = this.#target(ref, chain, isBase);
    if (target.ref !== undefined) return this.#expand(overlay(target, own), [...chain, ref]);
    const parents = target.union?.filter((branch) => branch.ref !== undefined && this.#memo.isOpen(branch.ref)) ?? [];
    const { union: _union, discriminator: _discriminator, ...alone } = target;
    return overlay(parents.length > 0 ? alone : target, { ...own, pointer: schema.pointer });
  }

  #target(ref: string, chain: readonly string[], isBase: boolean): Schema {
    // an heir of an heir has a value of its own for the discriminator, which the parent's would rule out
    const isHeir = chain[0] !== undefined && this.#inheritance.tagOf(chain[0]) !== undefined;
    const done = this.#done.get(ref);
    if (!isBase && done && !(isHeir && this.#inheritance.tagOf(ref))) return done;
    const { node, pointer = '#' } = this.references.sources.get(ref) ?? {};
    const within = [...chain, ref];
    return this.#memo.keep(this.#targets, `${String(isHeir)} ${ref}`, () =>
      isBase
        ? this.normalise(withoutDiscriminator(node), pointer, within)
        : this.#memo.open(ref, () => this.normalise(node, pointer, within)),
    );
  }
}

function withoutDiscriminator(node: Json | undefined): JsonObject {
  const { discriminator: _discriminator, ...rest } = objectAt(node);
  return rest;
}

function kindOf(node: Json): string {
  if (node === null) return 'empty';
  return Array.isArray(node) ? 'a list' : `a ${typeof node}`;
}
