// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'text', type: 'textarea', label: 'fields.csv_text', minLength: 1, maxLength: 1000000, required: true },
  { name: 'skip_refused', type: 'checkbox', label: 'fields.skip_refused', defaultValue: false },
] as const satisfies readonly FieldDefinition[];

export const RateImportRequestFields: typeof fields & Makes<FormValues<'RateImportRequest'>> = fields;
