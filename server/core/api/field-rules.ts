import type { FieldDefinition } from '#generated/definitions.ts';
import * as generatedFields from '#generated/fields.ts';
import { checkFields } from '#forms-schema/rules.ts';
import { shopValidators } from '#forms-schema/shop-validators.ts';
import { referenceName } from './description.ts';
import type { OperationShape } from './description.ts';
import type { BodyRules } from './schema/request-checks.ts';

const fieldsOfSchemas: Readonly<Record<string, readonly FieldDefinition[] | undefined>> = generatedFields;

/**
 * The forms' rule table (§5) for an operation's body: rules that JSON Schema cannot express (latin, e-mail, custom
 * validations) run by the same functions as in forms. Undefined when the body's schema has no fields.
 */
export function fieldRules({ body }: OperationShape, purpose: 'whole' | 'update'): BodyRules | undefined {
  const fields = body?.schema.$ref ? fieldsOfSchemas[`${referenceName(body.schema.$ref)}Fields`] : undefined;
  if (!fields) return undefined;
  // required only of those who may write the field
  const checked = fields.map((field) => (field.roles ? { ...field, required: false } : field));
  return createBodyRules(checked, purpose);
}

/** The rule table of fields as a body check. */
export function createBodyRules(fields: readonly FieldDefinition[], purpose: 'whole' | 'update'): BodyRules {
  return (values) => checkFields(fields, values, { partial: purpose === 'update', named: shopValidators });
}
