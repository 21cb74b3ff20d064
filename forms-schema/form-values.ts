/**
 * Converts records to input values and back. Inputs hold text (numbers and amounts localised), booleans or lists;
 * groups and list entries nest as in the record.
 */
import type { FieldDefinition } from '#generated/definitions.ts';
import { parseJsonText } from './content.ts';
import { type Conversion, getConverter, type Values } from './converters.ts';
import { toInputName, toInputPath, splitFieldName, setValueAt, getValueAt } from './paths.ts';
import { isEmpty } from './predicates.ts';
import { isInForm, isShown } from './visibility.ts';

export interface FormOptions {
  readonly locale: string;
  readonly timeZone?: string;
}

export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the form has an input for the field; a field with a constant value has none. */
export function hasInput(field: FieldDefinition): boolean {
  return isInForm(field) && field.value === undefined;
}

/**
 * Returns the initial input values, nested by input name. An absent value becomes the field's default, so pass null for
 * empty fields of an existing record.
 */
export function toInputs(
  definitions: readonly FieldDefinition[],
  values: Values,
  options: FormOptions,
): Record<string, unknown> {
  const inputs: Record<string, unknown> = {};
  for (const field of definitions.filter(hasInput)) {
    const storedValue = getValueAt(values, splitFieldName(field.name));
    const value = storedValue === undefined ? field.defaultValue : storedValue;
    setValueAt(
      inputs,
      toInputPath(toInputName('', field.name)),
      toInput(field, value, { ...options, siblings: values }),
    );
  }
  return inputs;
}

/** Whether the members form one object; otherwise each entry of a list. */
export function isGroup({ type }: FieldDefinition): boolean {
  return type === 'group' || type === 'address';
}

/** Returns the input value of one field; see toInputs. */
export function toInput(field: FieldDefinition, value: unknown, conversion: Conversion): unknown {
  const { items } = field;
  if (field.type === 'json' || !items) return getConverter(field).toInput(value, field, conversion);
  if (isGroup(field)) return toInputs(items, isRecord(value) ? value : {}, conversion);
  return Array.isArray(value) ? value.map((entry) => toRow(items, isRecord(entry) ? entry : {}, conversion)) : [];
}

/** Key under which a row stores its original entry, so that sorting keeps them together. No input has this name. */
export const ENTRY_KEY = '%';

/** Returns the input values of a list entry; {} for a new one. */
export function toRow(items: readonly FieldDefinition[], entry: Values, options: FormOptions): Record<string, unknown> {
  return { ...toInputs(items, entry, options), [ENTRY_KEY]: entry };
}

/**
 * Returns the typed record of input values, the reverse of toInputs. Unparsable text is kept; validation rejects it.
 * `original` is the record that was passed to toInputs; it supplies the values of fields without input and currencies.
 * Read-only fields and those hidden by `showIf` are omitted.
 */
export function fromInputs(
  definitions: readonly FieldDefinition[],
  inputs: Values,
  original: Values,
  options: FormOptions,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const write = (field: FieldDefinition, value: unknown): void => {
    if (value !== undefined) setValueAt(values, splitFieldName(field.name), value);
  };
  const writableFields = definitions.filter((field) => !field.readOnly);
  for (const field of writableFields) {
    if (!hasInput(field)) write(field, field.value ?? getValueAt(original, splitFieldName(field.name)));
  }
  const inputFields = writableFields.filter(hasInput);
  // conditions and currencies are read from these siblings
  const siblings: Record<string, unknown> = { ...original, ...values };
  for (const field of inputFields.filter(({ items, type }) => !items && type !== 'money')) {
    const input = getValueAt(inputs, toInputPath(toInputName('', field.name)));
    setValueAt(siblings, [field.name], fromInput(field, input, undefined, { ...options, siblings }));
  }
  for (const field of inputFields) {
    if (!isShown(field, siblings)) continue;
    const input = getValueAt(inputs, toInputPath(toInputName('', field.name)));
    write(field, fromInput(field, input, getValueAt(original, splitFieldName(field.name)), { ...options, siblings }));
  }
  return values;
}

/** Returns the typed value of one input; see fromInputs. */
export function fromInput(field: FieldDefinition, input: unknown, original: unknown, conversion: Conversion): unknown {
  const { items } = field;
  if (field.type === 'json' || !items) {
    if (isUnchanged(field, input, original, conversion)) return original;
    return getConverter(field).fromInput(input, field, conversion, original);
  }
  if (!isGroup(field)) {
    const rows: readonly unknown[] = Array.isArray(input) ? input : [];
    const originalRows: readonly unknown[] = Array.isArray(original) ? original : [];
    return rows.map((row, index) => {
      const inputs = isRecord(row) ? row : {};
      // rows of a form posted without JavaScript have no entry key
      const entry = inputs[ENTRY_KEY] ?? originalRows[index];
      return fromInputs(items, inputs, isRecord(entry) ? entry : {}, conversion);
    });
  }
  const group = fromInputs(items, isRecord(input) ? input : {}, isRecord(original) ? original : {}, conversion);
  if (field.required || !isUntouched(items, group)) return group;
  return field.nullable ? null : undefined;
}

/**
 * Whether the input is unchanged, so that the original value is kept exactly. Inputs are lossy: no milliseconds, no
 * offset, rounded amounts.
 */
function isUnchanged(field: FieldDefinition, input: unknown, original: unknown, conversion: Conversion): boolean {
  if (original === undefined || original === null || original === '' || ALWAYS_CONVERTED.has(field.type)) return false;
  // a single colour instead of a list
  if (field.type === 'discs' && parseJsonText(original) === undefined) return false;
  const originalInput = getConverter(field).toInput(original, field, conversion);
  return (
    originalInput === input ||
    (typeof originalInput === 'object' && JSON.stringify(originalInput) === JSON.stringify(input))
  );
}

// stored files are read with their name and sent by key; sizes drop zeros
const ALWAYS_CONVERTED: ReadonlySet<string> = new Set(['file', 'audio', 'image', 'sizes']);

/** Whether an optional group is empty: it is then absent, and its members are not required. */
function isUntouched(members: readonly FieldDefinition[], group: Values): boolean {
  return members.every((member) => {
    const value = getValueAt(group, splitFieldName(member.name));
    if (member.items && isRecord(value)) return isUntouched(member.items, value);
    return isEmpty(value) || value === (member.defaultValue ?? member.value ?? false);
  });
}
