// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { NoteFields } from '../fields/Note.ts';
import { OrderSumsFields } from '../fields/OrderSums.ts';

const fields = [
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'first_at', type: 'datetime', label: 'fields.first_at', nullable: true },
  {
    name: 'sums',
    type: 'array',
    label: 'fields.sums',
    required: true,
    items: [
      { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
      { name: 'total', type: 'money', label: 'fields.total', required: true },
      { name: 'count', type: 'integer', label: 'fields.count', required: true },
    ],
  },
  {
    name: 'orders',
    type: 'array',
    label: 'fields.orders',
    required: true,
    schema: 'OrderSums',
    items: OrderSumsFields,
  },
  { name: 'notes', type: 'array', label: 'fields.notes', required: true, schema: 'Note', items: NoteFields },
  { name: 'filter', type: 'json', label: 'fields.filter' },
] as const satisfies readonly FieldDefinition[];

export const CustomerHistoryFields: typeof fields & Makes<FormValues<'CustomerHistory'>> = fields;
