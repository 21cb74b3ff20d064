import type { FieldDefinition } from '#generated/definitions.ts';

type Values = Readonly<Record<string, unknown>>;

/** The words of JSON Schema that a condition may use. */
const WORDS: Readonly<Record<string, (value: unknown, word: unknown) => boolean>> = {
  enum: (value, word) => Array.isArray(word) && word.includes(value),
  const: (value, word) => value === word,
  not: (value, word) => !matches(value, word),
  minimum: (value, word) => typeof value === 'number' && typeof word === 'number' && value >= word,
  maximum: (value, word) => typeof value === 'number' && typeof word === 'number' && value <= word,
};

function matches(value: unknown, schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return schema !== false;
  return Object.entries(schema).every(([name, word]) => {
    const test = WORDS[name];
    if (!test) throw new Error(`A condition cannot use "${name}"; it knows ${Object.keys(WORDS).join(', ')}`);
    return test(value, word);
  });
}

/** Whether a field shows beside the given values of its siblings. Throws for a condition it cannot read. */
export function isShown(field: FieldDefinition, siblings: Values): boolean {
  return !field.showIf || matches(siblings[field.showIf.path], field.showIf.schema);
}

/** Whether a field must be filled in beside the given values of its siblings; what does not show need not. */
export function isRequired(field: FieldDefinition, siblings: Values): boolean {
  const { required, requiredIf } = field;
  const asked =
    required === true || (requiredIf !== undefined && matches(siblings[requiredIf.path], requiredIf.schema));
  return asked && isShown(field, siblings);
}

/** Whether a form has an input for the field at all: not for what the server sets or what is kept out of forms. */
export function isInForm(field: FieldDefinition): boolean {
  return !field.readOnly && !field.hidden?.includes('form');
}

/** Whether a field is there for reading: what is only ever sent has no value to show. */
export function isViewed(field: FieldDefinition): boolean {
  return !field.writeOnly;
}
