// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'gross', type: 'money', label: 'fields.gross', required: true },
  { name: 'net', type: 'money', label: 'fields.net', required: true },
  { name: 'orders', type: 'integer', label: 'fields.orders', min: 0, required: true },
  { name: 'copies', type: 'integer', label: 'fields.copies', min: 0, required: true },
  { name: 'average', type: 'money', label: 'fields.average', required: true, nullable: true },
  { name: 'new_customers', type: 'integer', label: 'fields.new_customers', min: 0, required: true },
  { name: 'refunds', type: 'money', label: 'fields.refunds', required: true },
  { name: 'refunds_count', type: 'integer', label: 'fields.refunds_count', min: 0, required: true },
  { name: 'cancelled', type: 'money', label: 'fields.cancelled', required: true },
  { name: 'cancelled_orders', type: 'integer', label: 'fields.cancelled_orders', min: 0, required: true },
] as const satisfies readonly FieldDefinition[];

export const SalesFiguresFields: typeof fields & Makes<FormValues<'SalesFigures'>> = fields;
