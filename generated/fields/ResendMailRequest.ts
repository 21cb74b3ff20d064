// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'recipient',
    type: 'email',
    label: 'fields.recipient',
    validations: ['isEmail'],
    maxLength: 200,
    required: true,
  },
] as const satisfies readonly FieldDefinition[];

export const ResendMailRequestFields: typeof fields & Makes<FormValues<'ResendMailRequest'>> = fields;
