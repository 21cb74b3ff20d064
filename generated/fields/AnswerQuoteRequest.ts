// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'answer', type: 'select', label: 'fields.answer', required: true, options: ['accepted', 'refused'] },
  { name: 'reason', type: 'textarea', label: 'fields.reason', maxLength: 500, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const AnswerQuoteRequestFields: typeof fields & Makes<FormValues<'AnswerQuoteRequest'>> = fields;
