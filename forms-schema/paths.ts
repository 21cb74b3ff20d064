import { isContainer } from './plain.ts';

/**
 * Arrow-joined names address nested values (§5): `customer->address` is the member `address` of `customer`,
 * `items->0->name` the member `name` of the first entry of `items`.
 */
const ARROW = '->';
const INDEX = /^(?:0|[1-9]\d*)$/;

type Segment = string | number;
type Nested = Record<string, unknown> | unknown[];

/** `items->0->name` → ['items', 0, 'name'] */
export function splitFieldName(name: string): Segment[] {
  return name.split(ARROW).map((part) => (INDEX.test(part) ? Number(part) : part));
}

/** `items->0->name` → 'items.0.name' */
export function toDottedPath(name: string): string {
  return name.replaceAll(ARROW, '.');
}

/** Path without list indices, shared by all entries: 'items.name' */
export function toIndexlessPath(segments: readonly Segment[]): string {
  return segments.filter((part) => typeof part === 'string').join('.');
}

/** Returns the value at a path; undefined when missing. Own properties only. */
export function getValueAt(values: unknown, segments: readonly Segment[]): unknown {
  let value = values;
  for (const segment of segments) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<Segment, unknown>)[segment];
  }
  return value;
}

/** Sets a value at a path, creating objects, and lists where the next segment is an index. */
export function setValueAt(target: Nested, segments: readonly Segment[], value: unknown): void {
  let container = target as Record<Segment, unknown>;
  segments.forEach((segment, position) => {
    const next = segments[position + 1];
    if (next === undefined) {
      defineMember(container, segment, value);
      return;
    }
    const existing = Object.hasOwn(container, segment) ? container[segment] : undefined;
    const inner = typeof existing === 'object' && existing !== null ? existing : typeof next === 'number' ? [] : {};
    if (inner !== existing) defineMember(container, segment, inner);
    container = inner as Record<Segment, unknown>;
  });
}

// assigning to `__proto__` would replace the prototype
function defineMember(container: Record<Segment, unknown>, segment: Segment, value: unknown): void {
  if (segment !== '__proto__') container[segment] = value;
  else Object.defineProperty(container, segment, { value, writable: true, enumerable: true, configurable: true });
}

/** { 'customer->city': 'Paris', 'items->0->name': 'LP' } → { customer: { city: 'Paris' }, items: [{ name: 'LP' }] } */
export function nestValues(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flat)) setValueAt(nested, splitFieldName(name), value);
  return nested;
}

/** The reverse of nestValues. Empty objects and lists, dates and files are values. */
export function flattenValues(nested: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const flat: Record<string, unknown> = {};
  const walk = (value: unknown, path: string): void => {
    const members = isContainer(value) ? Object.entries(value) : [];
    if (members.length === 0) flat[path] = value;
    for (const [name, member] of members) walk(member, `${path}${ARROW}${name}`);
  };
  for (const [name, value] of Object.entries(nested)) walk(value, name);
  return flat;
}

/** Key of react-hook-form for errors of a list, group or form itself. */
export const ROOT_ERROR = 'root';

// react-hook-form reserves `root`; names on Object.prototype would resolve to inherited values
const isReservedName = (name: string): boolean =>
  name === ROOT_ERROR || name === 'prototype' || name in Object.prototype;

// dots and brackets would be parsed as a path
function escapeName(part: string): string {
  const escaped = part.replace(/[.[\]"'%]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
  return isReservedName(escaped) ? `%${escaped}` : escaped;
}

/** Builds an input name: the segments of the field name, after the name of its group or entry, joined with dots. */
export function toInputName(parent: string, name: string): string {
  // fast path
  if (/^\w+$/.test(name) && !isReservedName(name)) return parent === '' ? name : `${parent}.${name}`;
  const segments = splitFieldName(name).map((part) => (typeof part === 'string' ? escapeName(part) : part));
  return [...(parent === '' ? [] : [parent]), ...segments].join('.');
}

/** Splits an input name into path segments. */
export function toInputPath(name: string): Segment[] {
  return name.split('.').map((part) => (INDEX.test(part) ? Number(part) : part));
}
