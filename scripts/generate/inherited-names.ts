import { isObject } from './model/json.ts';
import type { Json, JsonObject } from './model/json.ts';

/**
 * The bundler looks up what a description calls its parts in plain objects, which have members of their own: it fails or
 * goes wrong at a property `valueOf` or `constructor`. So such names have a sign behind them while it works.
 */
const SIGN = '\u2060';
const NAMES = Object.getOwnPropertyNames(Object.prototype).join('|');
const ANY = new RegExp(`\\b(${NAMES})\\b`);
const IN_POINTER = new RegExp(`(?<=#.*/)(${NAMES})(?=/|$)`, 'g');

/** Whether a file may have such names. */
export function mayInherit(text: string): boolean {
  return ANY.test(text);
}

/** The document with the sign behind such names and in references to them. */
export function signed(document: Json): Json {
  return renamed(
    document,
    (name) => (name in Object.prototype ? name + SIGN : name),
    (text) => text.replace(IN_POINTER, `$1${SIGN}`),
  );
}

/** The document without the sign. */
export function unsigned(document: Json): Json {
  return renamed(document, plainText, plainText);
}

/** The components that files are added to by their names, which may be such. */
export function withoutPrototype(node: Json | undefined): JsonObject {
  return Object.assign(Object.create(null) as JsonObject, node);
}

/** A text without the sign. */
export function plainText(text: string): string {
  return text.replaceAll(SIGN, '');
}

function renamed(node: Json, name: (name: string) => string, text: (text: string) => string): Json {
  if (typeof node === 'string') return text(node);
  if (Array.isArray(node)) return node.map((entry) => renamed(entry, name, text));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, entry]) => [name(key), entry === undefined ? entry : renamed(entry, name, text)]),
  );
}
