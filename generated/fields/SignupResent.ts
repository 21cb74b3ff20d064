// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'ok', type: 'checkbox', label: 'fields.ok', required: true },
] as const satisfies readonly FieldDefinition[];

export const SignupResentFields: typeof fields & Makes<FormValues<'SignupResent'>> = fields;
