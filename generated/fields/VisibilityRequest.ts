// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Visibility as VisibilityChoices } from '../enums/choices/Visibility.ts';

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
  { name: 'visibility', type: 'select', label: 'fields.visibility', required: true, data: VisibilityChoices },
] as const satisfies readonly FieldDefinition[];

export const VisibilityRequestFields: typeof fields & Makes<FormValues<'VisibilityRequest'>> = fields;
