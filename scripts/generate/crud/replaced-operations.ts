import { asObject, getOwn, asText } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { parsePointer } from '../model/pointer.ts';
import type { Origin } from './expand.ts';

/**
 * Finds entries of `crud` whose operation is also written out in a path item of another file, which the bundler would replace
 * without a warning.
 * @param load returns the target of a reference; undefined when it cannot be read
 */
export async function findReplaced(
  root: JsonObject,
  origins: ReadonlyMap<string, Origin>,
  load: (ref: string) => Promise<Json | undefined>,
): Promise<Origin[]> {
  const replaced: Origin[] = [];
  for (const [pointer, origin] of origins) {
    const [, path = ''] = parsePointer(pointer);
    const ref = asText(asObject(getOwn(asObject(root.paths), path)).$ref);
    if (ref === undefined) continue;
    if (asObject(await load(ref))[origin.template.method] !== undefined) replaced.push(origin);
  }
  return replaced;
}
