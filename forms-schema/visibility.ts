import type { FieldDefinition } from '#generated/definitions.ts';

type Values = Readonly<Record<string, unknown>>;

/** JSON Schema keywords that conditions may use. */
const KEYWORDS: Readonly<Record<string, (value: unknown, operand: unknown) => boolean>> = {
  enum: (value, operand) => Array.isArray(operand) && operand.includes(value),
  const: (value, operand) => value === operand,
  not: (value, operand) => !matchesSchema(value, operand),
  minimum: (value, operand) => typeof value === 'number' && typeof operand === 'number' && value >= operand,
  maximum: (value, operand) => typeof value === 'number' && typeof operand === 'number' && value <= operand,
};

function matchesSchema(value: unknown, schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return schema !== false;
  return Object.entries(schema).every(([name, operand]) => {
    const matchesKeyword = KEYWORDS[name];
    if (!matchesKeyword) throw new Error(`A condition cannot use "${name}", only ${Object.keys(KEYWORDS).join(', ')}`);
    return matchesKeyword(value, operand);
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
