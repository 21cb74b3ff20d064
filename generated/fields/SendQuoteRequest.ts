// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'days', type: 'integer', label: 'fields.quote_days', setting: 'quote_days', min: 1, max: 365 },
] as const satisfies readonly FieldDefinition[];

export const SendQuoteRequestFields: typeof fields & Makes<FormValues<'SendQuoteRequest'>> = fields;
