// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'current_password',
    type: 'password',
    label: 'fields.current_password',
    minLength: 1,
    maxLength: 200,
    required: true,
    writeOnly: true,
  },
  { name: 'code', type: 'text', label: 'fields.authenticator_code', minLength: 1, maxLength: 30, writeOnly: true },
] as const satisfies readonly FieldDefinition[];

export const StartPasskeyRequestFields: typeof fields & Makes<FormValues<'StartPasskeyRequest'>> = fields;
