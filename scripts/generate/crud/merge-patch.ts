import { isObject, objectAt } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';

/** A JSON merge patch (RFC 7396): `null` removes, objects are merged, everything else replaces. Changes nothing in place. */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const merged: JsonObject = { ...objectAt(target) };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else if (value !== undefined) merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}
