import { freeName, pascal } from '../names.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { isObject, objectAt, ownAt, textAt } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { child, partsOf, pointerTo } from './pointer.ts';

export interface Source {
  node: Json | undefined;
  pointer: string;
}

/**
 * Follows references. Every schema that is referred to has a name: its own under components/schemas, or one made
 * from where it stands (`#/components/schemas/Order/properties/lines` -> `OrderLines`).
 */
export class References {
  /** Named schemas as written: those of components/schemas in the description's order, then those named here. */
  readonly sources = new Map<string, Source>();
  readonly #document: JsonObject;
  readonly #diagnostics: Diagnostics;
  readonly #names = new Map<string, string | undefined>();
  /** References whose names are being found. */
  readonly #finding = new Set<string>();
  /** Names given here, by where the schema stands. */
  readonly #places = new Map<string, string>();
  #anchors: ReadonlyMap<string, Source> | undefined;

  constructor(document: JsonObject, diagnostics: Diagnostics) {
    this.#document = document;
    this.#diagnostics = diagnostics;
    for (const [name, node] of Object.entries(objectAt(objectAt(document.components).schemas))) {
      this.sources.set(name, { node, pointer: pointerTo('components', 'schemas', name) });
    }
  }

  /** Name of the schema a reference means; undefined, after a diagnostic, when it means nothing. */
  schemaName(ref: string, from: string): string | undefined {
    if (this.#finding.has(ref)) this.#diagnostics.error('circular-ref', from, `${ref} refers to itself.`);
    else if (!this.#names.has(ref)) {
      this.#finding.add(ref);
      this.#names.set(ref, this.#findName(ref, from));
      this.#finding.delete(ref);
    }
    return this.#names.get(ref);
  }

  /** Whether a reference means anything. */
  has(ref: string): boolean {
    return this.#locate(ref) !== undefined;
  }

  /** Gives a schema that has no name one (request bodies), so that it can be referred to. */
  nameSchema(wanted: string, source: Source): string {
    const name = freeName(wanted, (taken) => this.sources.has(taken));
    this.sources.set(name, source);
    return name;
  }

  /**
   * The node itself, or what it refers to. Words beside `$ref` override those of the target (description of a
   * response). The pointer is the target's.
   */
  follow(node: Json | undefined, pointer: string): { node: JsonObject; pointer: string; ref?: string } {
    let current: Source = { node, pointer };
    let ref: string | undefined;
    const seen = new Set<string>();
    while (isObject(current.node) && typeof current.node.$ref === 'string') {
      ref = current.node.$ref;
      if (seen.has(ref)) {
        this.#diagnostics.error('circular-ref', pointer, `${ref} refers to itself.`);
        return { node: {}, pointer };
      }
      seen.add(ref);
      const { $ref: _ref, ...own } = current.node;
      const target = this.#locate(ref);
      if (!target) {
        this.#diagnostics.error('unresolved-ref', current.pointer, `There is no ${ref}.`);
        return { node: {}, pointer };
      }
      current = { node: isObject(target.node) ? { ...target.node, ...own } : target.node, pointer: target.pointer };
    }
    return { node: objectAt(current.node), pointer: current.pointer, ...(ref ? { ref } : {}) };
  }

  #findName(ref: string, from: string): string | undefined {
    const [section, group, name, ...rest] = partsOf(ref);
    if (section === 'components' && group === 'schemas' && name !== undefined && rest.length === 0) {
      if (this.sources.has(name)) return name;
    }
    const target = this.#locate(ref);
    if (!target) {
      this.#diagnostics.error('unresolved-ref', from, `There is no ${ref}.`);
      return undefined;
    }
    const further = isObject(target.node) ? textAt(target.node.$ref) : undefined;
    if (further !== undefined && Object.keys(objectAt(target.node)).length === 1) {
      return this.schemaName(further, target.pointer);
    }
    const at = partsOf(target.pointer);
    const known = at.length === 3 && at[0] === 'components' && at[1] === 'schemas' ? at[2] : undefined;
    if (known !== undefined && this.sources.has(known)) return known;
    // it may have been found by another spelling: an anchor, signs encoded or not
    const given = this.#places.get(target.pointer) ?? this.nameSchema(nameFromPointer(target.pointer), target);
    this.#places.set(target.pointer, given);
    return given;
  }

  #locate(ref: string, depth = 0): Source | undefined {
    if (!ref.startsWith('#') || depth > 50) return undefined;
    if (ref.length > 1 && !ref.startsWith('#/')) return (this.#anchors ??= anchorsOf(this.#document)).get(ref);
    let node: Json | undefined = this.#document;
    let pointer = '#';
    for (const part of partsOf(ref)) {
      if (isObject(node) && ownAt(node, part) === undefined && typeof node.$ref === 'string') {
        const through = this.#locate(node.$ref, depth + 1);
        node = through?.node;
        pointer = through?.pointer ?? pointer;
      }
      if (Array.isArray(node)) node = node[Number(part)];
      else if (isObject(node)) node = ownAt(node, part);
      else return undefined;
      pointer = child(pointer, part);
    }
    return node === undefined ? undefined : { node, pointer };
  }
}

/** Places that `$anchor` gives a name, by the reference that means them (`#name`). */
function anchorsOf(document: JsonObject): ReadonlyMap<string, Source> {
  const anchors = new Map<string, Source>();
  const visit = (node: Json | undefined, pointer: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isObject(node) && typeof node.$anchor === 'string') anchors.set(`#${node.$anchor}`, { node, pointer });
    for (const [word, value] of Object.entries(node)) visit(value, child(pointer, word));
  };
  visit(document, '#');
  return anchors;
}

const STRUCTURE = new Set(['components', 'schemas', 'properties', 'paths', 'content', 'schema', 'responses', '$defs']);

/** `#/components/schemas/Order/properties/lines` -> `OrderLines` */
export function nameFromPointer(pointer: string): string {
  return pascal(
    partsOf(pointer)
      .filter((part) => !STRUCTURE.has(part))
      .join(' '),
  );
}
