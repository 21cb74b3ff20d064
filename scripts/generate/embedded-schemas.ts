import { isObject, textAt } from './model/json.ts';
import type { JsonObject } from './model/json.ts';
import type { FoundReference } from './found-reference.ts';
import type { References } from './model/references.ts';
import type { EmbeddedSchema } from './found-reference.ts';

/** Schemas of a document that give themselves an address by `$id`, and where the address is. */
export type EmbeddedSchemas = ReadonlyMap<string, string>;

/** Absolute address of an embedded schema. */
function addressOf({ id, around }: EmbeddedSchema, base: string): string {
  return URL.parse(id, around ? addressOf(around, base) : base)?.href ?? id;
}

/** The embedded schema that a node is or stands in. */
export function embeddedAt(node: JsonObject, pointer: string, around?: EmbeddedSchema): EmbeddedSchema | undefined {
  const id = textAt(node.$id);
  if (id === undefined || id.startsWith('#')) return around;
  return { id, pointer, ...(around && { around }) };
}

/**
 * Writes references to embedded schemas as pointers into the document, which is what everything else reads: those by
 * the address of an `$id`, and those that are relative to the embedded schema they stand in.
 * @param base address of the document itself
 */
export function withEmbedded(
  found: readonly FoundReference[],
  schemas: readonly EmbeddedSchema[],
  base: string,
  references: References,
): readonly FoundReference[] {
  if (schemas.length === 0) return found;
  const places = new Map(schemas.map((schema) => [addressOf(schema, base), schema.pointer]));
  return found.map((reference) => {
    const { ref, within, holder, key } = reference;
    const place = ref.startsWith('#') ? localPlace(ref, within, references) : placeOf(ref, within, base, places);
    if (place === undefined || !isObject(holder)) return reference;
    holder[key] = place;
    return { ...reference, ref: place };
  });
}

function localPlace(ref: string, within: EmbeddedSchema | undefined, references: References): string | undefined {
  if (!within || (ref !== '#' && references.has(ref))) return undefined;
  const place = `${within.pointer}${ref.slice(1)}`;
  return references.has(place) ? place : undefined;
}

function placeOf(
  ref: string,
  within: EmbeddedSchema | undefined,
  base: string,
  places: EmbeddedSchemas,
): string | undefined {
  const url = URL.parse(ref, within ? addressOf(within, base) : base);
  if (!url) return undefined;
  const fragment = url.hash;
  url.hash = '';
  const pointer = places.get(url.href);
  if (pointer === undefined) return undefined;
  return fragment === '' || fragment.startsWith('#/') ? `${pointer}${fragment.slice(1)}` : fragment;
}
