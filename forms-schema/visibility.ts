import type { FieldDefinition } from '#generated/definitions.ts';

type Values = Readonly<Record<string, unknown>>;

/** JSON Schema keywords that conditions may use. */
const KEYWORDS: Readonly<Record<string, (value: unknown, word: unknown) => boolean>> = {
  enum: (value, word) => Array.isArray(word) && word.includes(value),
  const: (value, word) => value === word,
  not: (value, word) => !matchesSchema(value, word),
  minimum: (value, word) => typeof value === 'number' && typeof word === 'number' && value >= word,
  maximum: (value, word) => typeof value === 'number' && typeof word === 'number' && value <= word,
};

function matchesSchema(value: unknown, schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return schema !== false;
  return Object.entries(schema).every(([name, word]) => {
    const test = KEYWORDS[name];
    if (!test) throw new Error(`A condition cannot use "${name}"; it knows ${Object.keys(KEYWORDS).join(', ')}`);
    return test(value, word);
  });
}

/** Whether a field is shown for the given sibling values. Throws for a condition with unknown keywords. */
export function isShown(field: FieldDefinition, siblings: Values): boolean {
  return !field.showIf || matchesSchema(siblings[field.showIf.path], field.showIf.schema);
}

/** Whether a field is required for the given sibling values; hidden fields are not. */
export function isRequired(field: FieldDefinition, siblings: Values): boolean {
  const { required, requiredIf } = field;
  const isMarkedRequired =
    required === true || (requiredIf !== undefined && matchesSchema(siblings[requiredIf.path], requiredIf.schema));
  return isMarkedRequired && isShown(field, siblings);
}

/** Whether forms include the field: it is neither read-only nor hidden in forms. */
export function isInForm(field: FieldDefinition): boolean {
  return !field.readOnly && !field.hidden?.includes('form');
}

/** Whether a field has a readable value: it is not write-only. */
export function isReadable(field: FieldDefinition): boolean {
  return !field.writeOnly;
}
