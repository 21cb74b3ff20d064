/** Texts that are JSON. What they may say is described beside them (`content`), so that the same rules judge it. */
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';

/** What a JSON text says; undefined when it is none. */
export function contentOf(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Kind = (value: unknown, field: FieldDefinition) => boolean;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber: Kind = (value) => typeof value === 'number';
const isFlag: Kind = (value) => typeof value === 'boolean';
const isGroup: Kind = (value, { items = [] }) =>
  isObject(value) && items.every((item) => value[item.name] === undefined || isOfKind(value[item.name], item));
const isListOf =
  (isEntry: Kind): Kind =>
  (value, field) =>
    Array.isArray(value) && value.every((entry) => isEntry(entry, field));
const isScalar: Kind = (value) => typeof value === 'string' || typeof value === 'number';

const KINDS: Readonly<Partial<Record<FieldType, Kind>>> = {
  integer: isNumber,
  number: isNumber,
  money: isNumber,
  percent: isNumber,
  duration: isNumber,
  checkbox: isFlag,
  switch: isFlag,
  group: isGroup,
  address: isGroup,
  array: isListOf(isGroup),
  tracklist: isListOf(isGroup),
  'multi-select': isListOf(isScalar),
  references: isListOf(isScalar),
  chips: isListOf((entry, { each }) => (each ? isOfKind(entry, each) : typeof entry === 'string')),
  json: () => true,
};

/** Whether a value is of the kind a field holds. Inputs give no other, a text can say anything. */
export function isOfKind(value: unknown, field: FieldDefinition): boolean {
  if (value === null && field.nullable) return true;
  return (KINDS[field.type] ?? isScalar)(value, field);
}
