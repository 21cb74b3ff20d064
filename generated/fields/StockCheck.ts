// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BatchOrderFields } from '../fields/BatchOrder.ts';

const fields = [
  { name: 'full', type: 'integer', label: 'fields.full', required: true },
  { name: 'short', type: 'integer', label: 'fields.short', required: true },
  {
    name: 'orders',
    type: 'array',
    label: 'fields.orders',
    required: true,
    schema: 'BatchOrder',
    items: BatchOrderFields,
  },
] as const satisfies readonly FieldDefinition[];

export const StockCheckFields: typeof fields & Makes<FormValues<'StockCheck'>> = fields;
