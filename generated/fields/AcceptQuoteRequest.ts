// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'name', type: 'text', label: 'fields.answered_name', minLength: 2, maxLength: 120, required: true },
  { name: 'expected_total', type: 'money', label: 'fields.expected_total', hidden: ['form'], required: true },
] as const satisfies readonly FieldDefinition[];

export const AcceptQuoteRequestFields: typeof fields & Makes<FormValues<'AcceptQuoteRequest'>> = fields;
