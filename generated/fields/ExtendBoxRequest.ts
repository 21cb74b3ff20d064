// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
  { name: 'months', type: 'integer', label: 'fields.months', min: 1, max: 24, required: true },
  { name: 'reason', type: 'textarea', label: 'fields.reason', minLength: 3, maxLength: 500, required: true },
] as const satisfies readonly FieldDefinition[];

export const ExtendBoxRequestFields: typeof fields & Makes<FormValues<'ExtendBoxRequest'>> = fields;
