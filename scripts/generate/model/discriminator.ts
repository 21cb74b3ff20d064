import type { Diagnostics } from '../diagnostics.ts';
import { asObject, asText } from './json.ts';
import type { JsonObject } from './json.ts';
import { joinPointer, parsePointer } from './pointer.ts';
import type { References } from './references.ts';
import type { Discriminator, Schema, Tag, TypeName } from './schema.ts';

/**
 * Casts tags to the type of their property: mappings contain text, the property may be a number or a boolean. Omits tags that
 * the property cannot have.
 */
export function castTags(tags: readonly Tag[], types: readonly TypeName[]): readonly Tag[] {
  if (types.length === 0 || types.includes('string')) return tags;
  const isNumber = types.includes('integer') || types.includes('number');
  return tags.flatMap((tag): Tag[] => {
    const text = String(tag);
    if (types.includes('boolean') && (text === 'true' || text === 'false')) return [text === 'true'];
    return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? [Number(text)] : [];
  });
}

/** Reads the discriminator of a oneOf; undefined when it names no property. */
export function readDiscriminator(
  node: JsonObject,
  branches: readonly Schema[],
  pointer: string,
  references: References,
  diagnostics: Diagnostics,
): Discriminator | undefined {
  const property = asText(node.propertyName);
  if (property === undefined) return undefined;
  const getTargetName = (target: string): string | undefined =>
    target.startsWith('#') ? references.resolveName(target, pointer) : parsePointer(target).at(-1);
  // mapped values, else the schema's name
  const tags = branches.map(({ ref }) => {
    if (ref === undefined) return [];
    const mapped = Object.entries(asObject(node.mapping))
      .filter(([, target]) => typeof target === 'string' && getTargetName(target) === ref)
      .map(([tag]) => tag);
    return mapped.length > 0 ? mapped : [ref];
  });
  const fallback = asText(node.defaultMapping);
  if (fallback === undefined) return { property, tags };
  const name = getTargetName(fallback);
  const otherwise = branches.findIndex(({ ref }) => ref !== undefined && ref === name);
  if (otherwise >= 0) return { property, tags, otherwise };
  diagnostics.warn('not-typed', joinPointer(pointer, 'defaultMapping'), `${fallback} is no branch of the choice.`);
  return { property, tags };
}
