import { findFreeName, toPascalCase } from '../names.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { isObject, asObject, getOwn, asText } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { joinPointer, parsePointer, buildPointer } from './pointer.ts';

export interface Source {
  node: Json | undefined;
  pointer: string;
}

/**
 * Resolves references. Every referenced schema has a name: its own under components/schemas, or one built from its pointer
 * (`#/components/schemas/Order/properties/lines` -> `OrderLines`).
 */
export class References {
  /** Named schemas as written: those of components/schemas in the description's order, then those named by this class. */
  readonly sources = new Map<string, Source>();
  readonly #document: JsonObject;
  readonly #diagnostics: Diagnostics;
  readonly #names = new Map<string, string | undefined>();
  /** References in progress. */
  readonly #finding = new Set<string>();
  /** Names given by this class, by pointer. */
  readonly #places = new Map<string, string>();
  #anchors: ReadonlyMap<string, Source> | undefined;

  constructor(document: JsonObject, diagnostics: Diagnostics) {
    this.#document = document;
    this.#diagnostics = diagnostics;
    for (const [name, node] of Object.entries(asObject(asObject(document.components).schemas))) {
      this.sources.set(name, { node, pointer: buildPointer('components', 'schemas', name) });
    }
  }

  /** Returns the name of the referenced schema; undefined, after a diagnostic, when it does not exist. */
  resolveName(ref: string, from: string): string | undefined {
    if (this.#finding.has(ref)) this.#diagnostics.error('circular-ref', from, `${ref} refers to itself.`);
    else if (!this.#names.has(ref)) {
      this.#finding.add(ref);
      this.#names.set(ref, this.#findName(ref, from));
      this.#finding.delete(ref);
    }
    return this.#names.get(ref);
  }

  /** Whether a reference can be resolved. */
  has(ref: string): boolean {
    return this.#locate(ref) !== undefined;
  }

  /** Names an unnamed schema (such as a request body), so that it can be referred to. Returns the name. */
  nameSchema(preferredName: string, source: Source): string {
    const name = findFreeName(preferredName, (candidate) => this.sources.has(candidate));
    this.sources.set(name, source);
    return name;
  }

  /**
   * Returns the node or the target of its reference. Keywords beside `$ref` override those of the target. The pointer is the
   * target's.
   */
  follow(node: Json | undefined, pointer: string): { node: JsonObject; pointer: string; ref?: string } {
    let current: Source = { node, pointer };
    let ref: string | undefined;
    const visited = new Set<string>();
    while (isObject(current.node) && typeof current.node.$ref === 'string') {
      ref = current.node.$ref;
      if (visited.has(ref)) {
        this.#diagnostics.error('circular-ref', pointer, `${ref} refers to itself.`);
        return { node: {}, pointer };
      }
      visited.add(ref);
      const { $ref: _ref, ...keywords } = current.node;
      const target = this.#locate(ref);
      if (!target) {
        this.#diagnostics.error('unresolved-ref', current.pointer, `There is no ${ref}.`);
        return { node: {}, pointer };
      }
      current = {
        node: isObject(target.node) ? { ...target.node, ...keywords } : target.node,
        pointer: target.pointer,
      };
    }
    return { node: asObject(current.node), pointer: current.pointer, ...(ref ? { ref } : {}) };
  }

  #findName(ref: string, from: string): string | undefined {
    const [section, group, name, ...rest] = parsePointer(ref);
    if (section === 'components' && group === 'schemas' && name !== undefined && rest.length === 0) {
      if (this.sources.has(name)) return name;
    }
    const target = this.#locate(ref);
    if (!target) {
      this.#diagnostics.error('unresolved-ref', from, `There is no ${ref}.`);
      return undefined;
    }
    const nextRef = isObject(target.node) ? asText(target.node.$ref) : undefined;
    if (nextRef !== undefined && Object.keys(asObject(target.node)).length === 1) {
      return this.resolveName(nextRef, target.pointer);
    }
    const parts = parsePointer(target.pointer);
    const componentName =
      parts.length === 3 && parts[0] === 'components' && parts[1] === 'schemas' ? parts[2] : undefined;
    if (componentName !== undefined && this.sources.has(componentName)) return componentName;
    // the schema may have been named by another spelling: an anchor, or other encoding
    const givenName = this.#places.get(target.pointer) ?? this.nameSchema(buildNameFromPointer(target.pointer), target);
    this.#places.set(target.pointer, givenName);
    return givenName;
  }

  #locate(ref: string, depth = 0): Source | undefined {
    if (!ref.startsWith('#') || depth > 50) return undefined;
    if (ref.length > 1 && !ref.startsWith('#/')) return (this.#anchors ??= collectAnchors(this.#document)).get(ref);
    let node: Json | undefined = this.#document;
    let pointer = '#';
    for (const part of parsePointer(ref)) {
      if (isObject(node) && getOwn(node, part) === undefined && typeof node.$ref === 'string') {
        const target = this.#locate(node.$ref, depth + 1);
        node = target?.node;
        pointer = target?.pointer ?? pointer;
      }
      if (Array.isArray(node)) node = node[Number(part)];
      else if (isObject(node)) node = getOwn(node, part);
      else return undefined;
      pointer = joinPointer(pointer, part);
    }
    return node === undefined ? undefined : { node, pointer };
  }
}

/** Collects the schemas with an `$anchor` by reference (`#name`). */
function collectAnchors(document: JsonObject): ReadonlyMap<string, Source> {
  const anchors = new Map<string, Source>();
  const visit = (node: Json | undefined, pointer: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isObject(node) && typeof node.$anchor === 'string') anchors.set(`#${node.$anchor}`, { node, pointer });
    for (const [word, value] of Object.entries(node)) visit(value, joinPointer(pointer, word));
  };
  visit(document, '#');
  return anchors;
}

const STRUCTURE = new Set(['components', 'schemas', 'properties', 'paths', 'content', 'schema', 'responses', '$defs']);

/** `#/components/schemas/Order/properties/lines` -> `OrderLines` */
export function buildNameFromPointer(pointer: string): string {
  return toPascalCase(
    parsePointer(pointer)
      .filter((part) => !STRUCTURE.has(part))
      .join(' '),
  );
}
