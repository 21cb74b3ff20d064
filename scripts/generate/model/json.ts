import { isDeepStrictEqual } from 'node:util';

/** JSON as it stands in a description, before anything is known about its meaning. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}
export type Scalar = string | number | boolean | null;

/** Arrays are no objects here: a description's object is always a mapping. */
export function isObject(node: unknown): node is JsonObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

export function isScalar(node: unknown): node is Scalar {
  return node === null || ['string', 'number', 'boolean'].includes(typeof node);
}

/** Whether a value is among others, objects and lists by what they hold. */
export function hasValue(values: readonly Json[], value: Json): boolean {
  return isScalar(value) ? values.includes(value) : values.some((other) => isDeepStrictEqual(other, value));
}

/** What a mapping itself has under a name; names of a description may be those of Object's own members. */
export function ownAt<Value>(mapping: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(mapping, name) ? mapping[name] : undefined;
}

/** The mapping at `node`, or an empty one. */
export function objectAt(node: unknown): JsonObject {
  return isObject(node) ? node : {};
}

/** The list at `node`, or an empty one. */
export function listAt(node: unknown): Json[] {
  return Array.isArray(node) ? node : [];
}

/** The texts of the list at `node`; anything else in it is left out. */
export function textsAt(node: unknown): string[] {
  return listAt(node).filter((entry) => typeof entry === 'string');
}

export function textAt(node: unknown): string | undefined {
  return typeof node === 'string' ? node : undefined;
}

/** Orders texts by code unit, the same on every machine whatever its language. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
