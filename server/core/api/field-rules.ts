import type { FieldDefinition } from '#generated/definitions.ts';
import * as generatedFields from '#generated/fields.ts';
import { checkFields } from '#forms-schema/rules.ts';
import { shopValidators } from '#forms-schema/shop-validators.ts';
import { getReferenceName } from './description.ts';
import type { OperationShape } from './description.ts';
import type { BodyRules } from './schema/request-checks.ts';

const fieldsOfSchemas: Readonly<Record<string, readonly FieldDefinition[] | undefined>> = generatedFields;

/**
 * Creates the body check of an operation by the forms' rule table (§5): rules that JSON Schema cannot express (latin,
 * e-mail, custom validations). Returns undefined when the body's schema has no fields.
 */
export function createFieldRules({ body }: OperationShape, purpose: 'whole' | 'update'): BodyRules | undefined {
  const fields = body?.schema.$ref ? fieldsOfSchemas[`${getReferenceName(body.schema.$ref)}Fields`] : undefined;
  if (!fields) return undefined;
  // a field with roles is required only from those roles
  const checked = fields.map((field) => (field.roles ? { ...field, required: false } : field));
  return createBodyRules(checked, purpose);
}

/** Creates a body check by the rule table of fields. */
export function createBodyRules(fields: readonly FieldDefinition[], purpose: 'whole' | 'update'): BodyRules {
  return (values) => checkFields(fields, values, { partial: purpose === 'update', named: shopValidators });
}
