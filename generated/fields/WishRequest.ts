// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'project_id', type: 'integer', label: 'fields.project_id', min: 1, max: 2147483647, required: true },
  { name: 'in_whishlist', type: 'checkbox', label: 'fields.in_whishlist', required: true },
] as const satisfies readonly FieldDefinition[];

export const WishRequestFields: typeof fields & Makes<FormValues<'WishRequest'>> = fields;
