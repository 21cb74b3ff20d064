// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'ids',
    type: 'chips',
    label: 'fields.ids',
    hidden: ['form'],
    minItems: 1,
    maxItems: 1000,
    unique: true,
    required: true,
    each: { name: '', type: 'integer', label: 'fields.ids', min: 1 },
  },
  { name: 'months', type: 'integer', label: 'fields.months', min: 1, max: 24, required: true },
  { name: 'reason', type: 'textarea', label: 'fields.reason', minLength: 3, maxLength: 500, required: true },
] as const satisfies readonly FieldDefinition[];

export const ExtendBoxesRequestFields: typeof fields & Makes<FormValues<'ExtendBoxesRequest'>> = fields;
