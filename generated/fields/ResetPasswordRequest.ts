// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'token',
    type: 'text',
    label: 'fields.token',
    hidden: ['form'],
    minLength: 1,
    maxLength: 100,
    required: true,
  },
  {
    name: 'password',
    type: 'password',
    label: 'fields.password',
    minLength: 10,
    maxLength: 200,
    required: true,
    writeOnly: true,
  },
] as const satisfies readonly FieldDefinition[];

export const ResetPasswordRequestFields: typeof fields & Makes<FormValues<'ResetPasswordRequest'>> = fields;
