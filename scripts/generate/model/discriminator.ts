import type { Diagnostics } from '../diagnostics.ts';
import { objectAt, textAt } from './json.ts';
import type { JsonObject } from './json.ts';
import { child, partsOf } from './pointer.ts';
import type { References } from './references.ts';
import type { Discriminator, Schema, Tag, TypeName } from './schema.ts';

/**
 * Tags in the type of the property that holds them: mappings write every tag as text, the property may be a number or a
 * boolean. Tags that the property cannot have are left out.
 */
export function typedTags(tags: readonly Tag[], types: readonly TypeName[]): readonly Tag[] {
  if (types.length === 0 || types.includes('string')) return tags;
  const isNumber = types.includes('integer') || types.includes('number');
  return tags.flatMap((tag): Tag[] => {
    const text = String(tag);
    if (types.includes('boolean') && (text === 'true' || text === 'false')) return [text === 'true'];
    return isNumber && text.trim() !== '' && Number.isFinite(Number(text)) ? [Number(text)] : [];
  });
}

/** What the discriminator of a choice says of its branches; undefined when it names no property. */
export function readDiscriminator(
  node: JsonObject,
  branches: readonly Schema[],
  pointer: string,
  references: References,
  diagnostics: Diagnostics,
): Discriminator | undefined {
  const property = textAt(node.propertyName);
  if (property === undefined) return undefined;
  const nameOf = (target: string): string | undefined =>
    target.startsWith('#') ? references.schemaName(target, pointer) : partsOf(target).at(-1);
  // those mapped to it, else its name
  const tags = branches.map(({ ref }) => {
    if (ref === undefined) return [];
    const mapped = Object.entries(objectAt(node.mapping))
      .filter(([, target]) => typeof target === 'string' && nameOf(target) === ref)
      .map(([tag]) => tag);
    return mapped.length > 0 ? mapped : [ref];
  });
  const fallback = textAt(node.defaultMapping);
  if (fallback === undefined) return { property, tags };
  const name = nameOf(fallback);
  const otherwise = branches.findIndex(({ ref }) => ref !== undefined && ref === name);
  if (otherwise >= 0) return { property, tags, otherwise };
  diagnostics.warn('not-typed', child(pointer, 'defaultMapping'), `${fallback} is no branch of the choice.`);
  return { property, tags };
}
