// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'email', type: 'email', label: 'fields.email', validations: ['isEmail'], maxLength: 200, required: true },
] as const satisfies readonly FieldDefinition[];

export const ForgotPasswordRequestFields: typeof fields & Makes<FormValues<'ForgotPasswordRequest'>> = fields;
