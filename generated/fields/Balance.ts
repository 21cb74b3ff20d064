// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', readOnly: true },
  {
    name: 'shop_id',
    type: 'reference',
    label: 'fields.shop_id',
    readOnly: true,
    ref: { resource: 'shops', label: 'name' },
  },
  {
    name: 'artist_id',
    type: 'reference',
    label: 'fields.artist_id',
    hidden: ['list'],
    nullable: true,
    readOnly: true,
    ref: { resource: 'artists', label: 'name' },
  },
  {
    name: 'label_id',
    type: 'reference',
    label: 'fields.label_id',
    hidden: ['list'],
    nullable: true,
    readOnly: true,
    ref: { resource: 'labels', label: 'name' },
  },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    sortable: true,
    readOnly: true,
    data: CurrencyChoices,
  },
  { name: 'earned', type: 'money', label: 'fields.earned', sortable: true, readOnly: true },
  { name: 'pending', type: 'money', label: 'fields.pending_earnings', sortable: true, readOnly: true },
  { name: 'paid_out', type: 'money', label: 'fields.paid_out_earnings', sortable: true, readOnly: true },
  { name: 'available', type: 'money', label: 'fields.available_earnings', sortable: true, readOnly: true },
  { name: 'changed_at', type: 'datetime', label: 'fields.reckoned_at', hidden: ['list'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BalanceFields: typeof fields & Makes<FormValues<'Balance'>> = fields;
