// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
  { name: 'subtotal', type: 'money', label: 'fields.subtotal', hidden: ['list', 'filter'], readOnly: true },
  { name: 'discount', type: 'money', label: 'fields.discount', hidden: ['list', 'filter'], readOnly: true },
  { name: 'net', type: 'money', label: 'fields.net', sortable: true, readOnly: true },
  { name: 'vat_rate', type: 'percent', label: 'fields.vat_rate', hidden: ['list', 'filter'], readOnly: true },
  { name: 'vat', type: 'money', label: 'fields.vat_added', hidden: ['list', 'filter'], readOnly: true },
  { name: 'total', type: 'money', label: 'fields.total', sortable: true, readOnly: true },
  { name: 'unit_price', type: 'money', label: 'fields.unit_price', hidden: ['filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const QuoteSumsFields: typeof fields & Makes<FormValues<'QuoteSums'>> = fields;
