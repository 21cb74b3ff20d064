import { objectAt, ownAt, textAt } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { partsOf } from '../model/pointer.ts';
import type { Origin } from './expand.ts';

/**
 * Finds entries of `crud` whose operation is also written out in a path item of another file; the bundler would take
 * the expanded one and say nothing.
 * @param load what a reference leads to; undefined where it cannot be read
 */
export async function findReplaced(
  root: JsonObject,
  origins: ReadonlyMap<string, Origin>,
  load: (ref: string) => Promise<Json | undefined>,
): Promise<Origin[]> {
  const replaced: Origin[] = [];
  for (const [pointer, origin] of origins) {
    const [, path = ''] = partsOf(pointer);
    const ref = textAt(objectAt(ownAt(objectAt(root.paths), path)).$ref);
    if (ref === undefined) continue;
    if (objectAt(await load(ref))[origin.template.method] !== undefined) replaced.push(origin);
  }
  return replaced;
}
