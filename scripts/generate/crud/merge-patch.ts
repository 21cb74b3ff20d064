import { isObject, asObject } from '../model/json.ts';
import type { Json, JsonObject } from '../model/json.ts';

/** Applies a JSON merge patch (RFC 7396) and returns the result: `null` removes, objects are merged, anything else replaces. */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const merged: JsonObject = { ...asObject(target) };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else if (value !== undefined) merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}
