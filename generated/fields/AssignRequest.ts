// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'user_id',
    type: 'reference',
    label: 'fields.colleague',
    min: 1,
    required: true,
    ref: { resource: 'user', label: 'name', filter: { role: ['team', 'admin'] } },
  },
] as const satisfies readonly FieldDefinition[];

export const AssignRequestFields: typeof fields & Makes<FormValues<'AssignRequest'>> = fields;
