// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'other_id', type: 'integer', label: 'fields.other_id', min: 1, required: true },
] as const satisfies readonly FieldDefinition[];

export const DismissDuplicateRequestFields: typeof fields & Makes<FormValues<'DismissDuplicateRequest'>> = fields;
