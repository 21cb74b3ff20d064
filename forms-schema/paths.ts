import { isContainer } from './plain.ts';

/**
 * Names joined with an arrow stand for nested values (§5): `customer->address` is the member `address` of `customer`,
 * `items->0->name` the member `name` of the first entry of the list `items`.
 */
const ARROW = '->';
const INDEX = /^(?:0|[1-9]\d*)$/;

type Segment = string | number;
type Nested = Record<string, unknown> | unknown[];

/** `items->0->name` → ['items', 0, 'name'] */
export function segmentsOf(name: string): Segment[] {
  return name.split(ARROW).map((part) => (INDEX.test(part) ? Number(part) : part));
}

/** `items->0->name` → 'items.0.name' */
export function pathOf(name: string): string {
  return name.replaceAll(ARROW, '.');
}

/** Path without the indices of lists, by which what is said of a field holds for each entry: 'items.name' */
export function generalPath(segments: readonly Segment[]): string {
  return segments.filter((part) => typeof part === 'string').join('.');
}

/** The value at a path, undefined where the way ends. Own members only. */
export function valueAt(values: unknown, segments: readonly Segment[]): unknown {
  let value = values;
  for (const segment of segments) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<Segment, unknown>)[segment];
  }
  return value;
}

/** Writes a value at a path, making objects and lists on the way (lists where the next step is an index). */
export function setAt(target: Nested, segments: readonly Segment[], value: unknown): void {
  let at = target as Record<Segment, unknown>;
  segments.forEach((segment, position) => {
    const next = segments[position + 1];
    if (next === undefined) {
      put(at, segment, value);
      return;
    }
    const known = Object.hasOwn(at, segment) ? at[segment] : undefined;
    const inner = typeof known === 'object' && known !== null ? known : typeof next === 'number' ? [] : {};
    if (inner !== known) put(at, segment, inner);
    at = inner as Record<Segment, unknown>;
  });
}

// assigned to, this one name would replace the prototype
function put(at: Record<Segment, unknown>, segment: Segment, value: unknown): void {
  if (segment !== '__proto__') at[segment] = value;
  else Object.defineProperty(at, segment, { value, writable: true, enumerable: true, configurable: true });
}

/** { 'customer->city': 'Paris', 'items->0->name': 'LP' } → { customer: { city: 'Paris' }, items: [{ name: 'LP' }] } */
export function toNested(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flat)) setAt(nested, segmentsOf(name), value);
  return nested;
}

/** The reverse of toNested. Empty objects and lists stay values of their own; dates and files are not taken apart. */
export function toFlat(nested: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const flat: Record<string, unknown> = {};
  const walk = (value: unknown, path: string): void => {
    const members = isContainer(value) ? Object.entries(value) : [];
    if (members.length === 0) flat[path] = value;
    for (const [name, member] of members) walk(member, `${path}${ARROW}${name}`);
  };
  for (const [name, value] of Object.entries(nested)) walk(value, name);
  return flat;
}

/** react-hook-form keeps errors of a list or group itself, and of the form, under this name. */
export const OWN = 'root';

// it takes no input of these names, and finds a value of every object's own where none was entered
const isTaken = (name: string): boolean => name === OWN || name === 'prototype' || name in Object.prototype;

// dots and brackets in a name would be read as a path
function escape(part: string): string {
  const escaped = part.replace(/[.[\]"'%]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return isTaken(escaped) ? `%${escaped}` : escaped;
}

/** Name of an input: the segments of the field's name, after those of its group or list entry, joined with dots. */
export function inputName(parent: string, name: string): string {
  // most are plain words, and long forms ask for hundreds
  if (/^\w+$/.test(name) && !isTaken(name)) return parent === '' ? name : `${parent}.${name}`;
  const own = segmentsOf(name).map((part) => (typeof part === 'string' ? escape(part) : part));
  return [...(parent === '' ? [] : [parent]), ...own].join('.');
}

/** Path of an input's value: the segments of its name. */
export function inputPath(name: string): Segment[] {
  return name.split('.').map((part) => (INDEX.test(part) ? Number(part) : part));
}
