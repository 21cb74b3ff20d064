// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'kind',
    type: 'select',
    label: 'fields.line_kind',
    required: true,
    options: ['item', 'shipping', 'discount', 'other', 'elsewhere'],
  },
  { name: 'part', type: 'select', label: 'fields.line_part', nullable: true, options: ['off', 'on'] },
  { name: 'name', type: 'text', label: 'fields.name', nullable: true },
  { name: 'text', type: 'text', label: 'fields.text', nullable: true },
  { name: 'quantity', type: 'integer', label: 'fields.quantity', required: true },
  { name: 'price', type: 'money', label: 'fields.price', required: true },
  { name: 'total', type: 'money', label: 'fields.total', required: true },
  { name: 'vat', type: 'money', label: 'fields.vat', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const InvoiceLineFields: typeof fields & Makes<FormValues<'InvoiceLine'>> = fields;
