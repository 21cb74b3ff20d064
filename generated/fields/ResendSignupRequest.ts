// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'resend', type: 'text', label: 'fields.resend', minLength: 20, maxLength: 100, required: true },
] as const satisfies readonly FieldDefinition[];

export const ResendSignupRequestFields: typeof fields & Makes<FormValues<'ResendSignupRequest'>> = fields;
