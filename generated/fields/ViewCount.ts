// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'resource', type: 'text', label: 'fields.resource', required: true },
  { name: 'view', type: 'text', label: 'fields.view', required: true },
  { name: 'count', type: 'integer', label: 'fields.count', min: 0, required: true },
  { name: 'estimated', type: 'checkbox', label: 'fields.estimated', required: true },
  { name: 'first_at', type: 'datetime', label: 'fields.first_at', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ViewCountFields: typeof fields & Makes<FormValues<'ViewCount'>> = fields;
