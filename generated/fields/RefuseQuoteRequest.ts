// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'reason', type: 'textarea', label: 'fields.answered_reason', maxLength: 500, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const RefuseQuoteRequestFields: typeof fields & Makes<FormValues<'RefuseQuoteRequest'>> = fields;
