import { isDeepStrictEqual } from 'node:util';

/** JSON of a description. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}
export type Scalar = string | number | boolean | null;

/** Whether a value is an object other than null and arrays. */
export function isObject(node: unknown): node is JsonObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

export function isScalar(node: unknown): node is Scalar {
  return node === null || ['string', 'number', 'boolean'].includes(typeof node);
}

/** Whether `values` contains a value; objects and arrays are compared deeply. */
export function includesValue(values: readonly Json[], value: Json): boolean {
  return isScalar(value) ? values.includes(value) : values.some((other) => isDeepStrictEqual(other, value));
}

/** Returns an own property; names of a description may be those of Object.prototype. */
export function getOwn<Value>(mapping: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(mapping, name) ? mapping[name] : undefined;
}

/** Returns `node`, or an empty object when it is no object. */
export function asObject(node: unknown): JsonObject {
  return isObject(node) ? node : {};
}

/** Returns `node`, or an empty array when it is no array. */
export function asList(node: unknown): Json[] {
  return Array.isArray(node) ? node : [];
}

/** Returns the strings of the array `node`; omits other entries. */
export function asTexts(node: unknown): string[] {
  return asList(node).filter((entry) => typeof entry === 'string');
}

export function asText(node: unknown): string | undefined {
  return typeof node === 'string' ? node : undefined;
}

/** Compares by code unit, independent of the locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
