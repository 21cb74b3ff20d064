// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'email', type: 'email', label: 'fields.email', required: true },
  { name: 'resend', type: 'text', label: 'fields.resend', required: true },
] as const satisfies readonly FieldDefinition[];

export const SignupAnswerFields: typeof fields & Makes<FormValues<'SignupAnswer'>> = fields;
