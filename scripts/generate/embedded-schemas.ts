import { isObject, asText } from './model/json.ts';
import type { JsonObject } from './model/json.ts';
import type { FoundReference } from './found-reference.ts';
import type { References } from './model/references.ts';
import type { EmbeddedSchema } from './found-reference.ts';

/** Pointers of embedded schemas by their absolute address. */
export type EmbeddedSchemas = ReadonlyMap<string, string>;

/** Resolves the absolute address of an embedded schema. */
function resolveAddress({ id, around }: EmbeddedSchema, base: string): string {
  return URL.parse(id, around ? resolveAddress(around, base) : base)?.href ?? id;
}

/** Returns the embedded schema of a node: the node itself or its closest ancestor with an `$id`. */
export function findEmbeddedSchema(
  node: JsonObject,
  pointer: string,
  around?: EmbeddedSchema,
): EmbeddedSchema | undefined {
  const id = asText(node.$id);
  if (id === undefined || id.startsWith('#')) return around;
  return { id, pointer, ...(around && { around }) };
}

/**
 * Rewrites references to embedded schemas, by `$id` or relative to an embedded schema, as pointers into the document.
 * @param base address of the document
 */
export function rewriteEmbeddedReferences(
  foundReferences: readonly FoundReference[],
  schemas: readonly EmbeddedSchema[],
  base: string,
  references: References,
): readonly FoundReference[] {
  if (schemas.length === 0) return foundReferences;
  const places = new Map(schemas.map((schema) => [resolveAddress(schema, base), schema.pointer]));
  return foundReferences.map((reference) => {
    const { ref, within, holder, key } = reference;
    const place = ref.startsWith('#') ? findLocalPlace(ref, within, references) : findPlace(ref, within, base, places);
    if (place === undefined || !isObject(holder)) return reference;
    holder[key] = place;
    return { ...reference, ref: place };
  });
}

function findLocalPlace(ref: string, within: EmbeddedSchema | undefined, references: References): string | undefined {
  if (!within || (ref !== '#' && references.has(ref))) return undefined;
  const place = `${within.pointer}${ref.slice(1)}`;
  return references.has(place) ? place : undefined;
}

function findPlace(
  ref: string,
  within: EmbeddedSchema | undefined,
  base: string,
  places: EmbeddedSchemas,
): string | undefined {
  const url = URL.parse(ref, within ? resolveAddress(within, base) : base);
  if (!url) return undefined;
  const fragment = url.hash;
  url.hash = '';
  const pointer = places.get(url.href);
  if (pointer === undefined) return undefined;
  return fragment === '' || fragment.startsWith('#/') ? `${pointer}${fragment.slice(1)}` : fragment;
}
