// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
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
] as const satisfies readonly FieldDefinition[];

export const IdsFields: typeof fields & Makes<FormValues<'Ids'>> = fields;
