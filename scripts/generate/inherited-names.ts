import { isObject } from './model/json.ts';
import type { Json, JsonObject } from './model/json.ts';

/**
 * The bundler looks up names of the description in plain objects, which inherit members such as `valueOf` and `constructor`.
 * Such names are marked with a word joiner while it works.
 */
const MARK = '\u2060';
const NAMES = Object.getOwnPropertyNames(Object.prototype).join('|');
const ANY = new RegExp(`\\b(${NAMES})\\b`);
const IN_POINTER = new RegExp(`(?<=#.*/)(${NAMES})(?=/|$)`, 'g');

/** Whether a text may contain names of inherited members. */
export function hasInheritedName(text: string): boolean {
  return ANY.test(text);
}

/** Adds the mark to such names and to references to them. */
export function markInheritedNames(document: Json): Json {
  return mapNames(
    document,
    (key) => (key in Object.prototype ? key + MARK : key),
    (value) => value.replace(IN_POINTER, `$1${MARK}`),
  );
}

/** Removes the mark from a document. */
export function unmarkInheritedNames(document: Json): Json {
  return mapNames(document, removeMarks, removeMarks);
}

/** Copies a mapping to an object without a prototype. */
export function toNullPrototype(node: Json | undefined): JsonObject {
  return Object.assign(Object.create(null) as JsonObject, node);
}

/** Removes the mark from a text. */
export function removeMarks(text: string): string {
  return text.replaceAll(MARK, '');
}

function mapNames(node: Json, mapName: (name: string) => string, mapText: (text: string) => string): Json {
  if (typeof node === 'string') return mapText(node);
  if (Array.isArray(node)) return node.map((entry) => mapNames(entry, mapName, mapText));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, entry]) => [
      mapName(key),
      entry === undefined ? entry : mapNames(entry, mapName, mapText),
    ]),
  );
}
