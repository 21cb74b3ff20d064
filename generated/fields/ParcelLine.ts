// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'order_line_id', type: 'integer', label: 'fields.order_line_id', min: 1, required: true },
  { name: 'quantity', type: 'integer', label: 'fields.quantity', align: 'right', min: 1, max: 100000, required: true },
] as const satisfies readonly FieldDefinition[];

export const ParcelLineFields: typeof fields & Makes<FormValues<'ParcelLine'>> = fields;
