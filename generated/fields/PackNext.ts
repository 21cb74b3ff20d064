// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'order_id', type: 'integer', label: 'fields.order_id', required: true },
  { name: 'number', type: 'text', label: 'fields.number', required: true },
  { name: 'customer_name', type: 'text', label: 'fields.customer_name', required: true },
  { name: 'copies', type: 'integer', label: 'fields.copies', required: true },
] as const satisfies readonly FieldDefinition[];

export const PackNextFields: typeof fields & Makes<FormValues<'PackNext'>> = fields;
