/** JSON stored as text, validated by the same rules through the field's `content`. */
import type { FieldDefinition, FieldType } from '#generated/definitions.ts';

/** Parses JSON text; undefined when it is not valid JSON. */
export function parseJsonText(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Text that is not valid JSON. */
export class InvalidJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): string {
    return this.text;
  }
}

type TypeCheck = (value: unknown, field: FieldDefinition) => boolean;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber: TypeCheck = (value) => typeof value === 'number';
const isFlag: TypeCheck = (value) => typeof value === 'boolean';
const isGroup: TypeCheck = (value, { items = [] }) =>
  isObject(value) && items.every((item) => value[item.name] === undefined || isOfFieldType(value[item.name], item));
const isListOf =
  (isEntry: TypeCheck): TypeCheck =>
  (value, field) =>
    Array.isArray(value) && value.every((entry) => isEntry(entry, field));
const isScalar: TypeCheck = (value) => typeof value === 'string' || typeof value === 'number';

const TYPE_CHECKS: Readonly<Partial<Record<FieldType, TypeCheck>>> = {
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
  chips: isListOf((entry, { each }) => (each ? isOfFieldType(entry, each) : typeof entry === 'string')),
  json: () => true,
};

/** Whether a value has the type of its field. Needed for parsed JSON only; inputs always hold the right type. */
export function isOfFieldType(value: unknown, field: FieldDefinition): boolean {
  if (value === null && field.nullable) return true;
  return (TYPE_CHECKS[field.type] ?? isScalar)(value, field);
}
