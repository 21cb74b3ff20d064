/**
 * Between a record as the wire has it and the values that inputs hold. Inputs hold text (numbers and amounts in the
 * reader's language), true or false, or lists; groups and list entries nest as in the record.
 */
import type { FieldDefinition } from '#generated/definitions.ts';
import { contentOf } from './content.ts';
import { type Conversion, converterOf, type Values } from './converters.ts';
import { inputName, inputPath, segmentsOf, setAt, valueAt } from './paths.ts';
import { isEmpty } from './predicates.ts';
import { isInForm, isShown } from './visibility.ts';

export interface FormOptions {
  readonly locale: string;
  readonly timeZone?: string;
}

export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the form itself asks for the field; what can only have one value is sent without asking. */
export function isAsked(field: FieldDefinition): boolean {
  return isInForm(field) && field.value === undefined;
}

/**
 * What the inputs hold at first, nested by input name. Without a value a field takes its default, so pass null for a
 * record's empty fields and leave them out for a new record.
 */
export function toInputs(
  definitions: readonly FieldDefinition[],
  values: Values,
  options: FormOptions,
): Record<string, unknown> {
  const inputs: Record<string, unknown> = {};
  for (const field of definitions.filter(isAsked)) {
    const given = valueAt(values, segmentsOf(field.name));
    const value = given === undefined ? field.defaultValue : given;
    setAt(inputs, inputPath(inputName('', field.name)), toInput(field, value, { ...options, siblings: values }));
  }
  return inputs;
}

/** Whether the members stand for one object; otherwise for each entry of a list. */
export function isGroup({ type }: FieldDefinition): boolean {
  return type === 'group' || type === 'address';
}

/** What the input of a value holds; see toInputs. */
export function toInput(field: FieldDefinition, value: unknown, conversion: Conversion): unknown {
  const { items } = field;
  if (field.type === 'json' || !items) return converterOf(field).toInput(value, field, conversion);
  if (isGroup(field)) return toInputs(items, isRecord(value) ? value : {}, conversion);
  return Array.isArray(value) ? value.map((entry) => toRow(items, isRecord(entry) ? entry : {}, conversion)) : [];
}

/** Where a row of a list keeps the entry it was made of, so that it finds it again after sorting. No input has this name. */
export const ENTRY = '%';

/** The inputs of one entry of a list; of {} those of a new one. */
export function toRow(items: readonly FieldDefinition[], entry: Values, options: FormOptions): Record<string, unknown> {
  return { ...toInputs(items, entry, options), [ENTRY]: entry };
}

/**
 * The typed record that inputs mean, the reverse of toInputs. What cannot be read stays the text it is, for the rules to
 * refuse. `original` is what toInputs got: fields without an input keep their value in it; amounts find currencies there.
 * Read-only fields and those that `showIf` hides are left out.
 */
export function fromInputs(
  definitions: readonly FieldDefinition[],
  inputs: Values,
  original: Values,
  options: FormOptions,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const write = (field: FieldDefinition, value: unknown): void => {
    if (value !== undefined) setAt(values, segmentsOf(field.name), value);
  };
  const open = definitions.filter((field) => !field.readOnly);
  for (const field of open) {
    if (!isAsked(field)) write(field, field.value ?? valueAt(original, segmentsOf(field.name)));
  }
  const asked = open.filter(isAsked);
  // choices and amounts first: conditions and currencies are read from them
  const siblings: Record<string, unknown> = { ...original, ...values };
  for (const field of asked.filter(({ items, type }) => !items && type !== 'money')) {
    const input = valueAt(inputs, inputPath(inputName('', field.name)));
    setAt(siblings, [field.name], fromInput(field, input, undefined, { ...options, siblings }));
  }
  for (const field of asked) {
    if (!isShown(field, siblings)) continue;
    const input = valueAt(inputs, inputPath(inputName('', field.name)));
    write(field, fromInput(field, input, valueAt(original, segmentsOf(field.name)), { ...options, siblings }));
  }
  return values;
}

/** The typed value of one input; see fromInputs. */
export function fromInput(field: FieldDefinition, input: unknown, original: unknown, conversion: Conversion): unknown {
  const { items } = field;
  if (field.type === 'json' || !items) {
    if (isKept(field, input, original, conversion)) return original;
    return converterOf(field).fromInput(input, field, conversion, original);
  }
  if (!isGroup(field)) {
    const rows: readonly unknown[] = Array.isArray(input) ? input : [];
    const before: readonly unknown[] = Array.isArray(original) ? original : [];
    return rows.map((row, index) => {
      const inputs = isRecord(row) ? row : {};
      // a form posted without JavaScript has rows as they stood
      const entry = inputs[ENTRY] ?? before[index];
      return fromInputs(items, inputs, isRecord(entry) ? entry : {}, conversion);
    });
  }
  const group = fromInputs(items, isRecord(input) ? input : {}, isRecord(original) ? original : {}, conversion);
  if (field.required || !isUntouched(items, group)) return group;
  return field.nullable ? null : undefined;
}

/**
 * Whether the input still holds what it was made of: the value then stays as the wire had it, to the letter. Inputs show
 * less than values say: no milliseconds, no offset, amounts rounded to their currency.
 */
function isKept(field: FieldDefinition, input: unknown, original: unknown, conversion: Conversion): boolean {
  if (original === undefined || original === null || original === '' || READ_ANEW.has(field.type)) return false;
  // one colour in the place of a list of them
  if (field.type === 'discs' && contentOf(original) === undefined) return false;
  const before = converterOf(field).toInput(original, field, conversion);
  return before === input || (typeof before === 'object' && JSON.stringify(before) === JSON.stringify(input));
}

// a kept file is read with its name and sent by its key; sizes of which none is wanted are left out
const READ_ANEW: ReadonlySet<string> = new Set(['file', 'audio', 'image', 'sizes']);

/** Whether nothing was entered into an optional group: it is then absent, and its members are not required. */
function isUntouched(members: readonly FieldDefinition[], group: Values): boolean {
  return members.every((member) => {
    const value = valueAt(group, segmentsOf(member.name));
    if (member.items && isRecord(value)) return isUntouched(member.items, value);
    return isEmpty(value) || value === (member.defaultValue ?? member.value ?? false);
  });
}
