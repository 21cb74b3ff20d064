// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { RateState as RateStateChoices } from '../enums/choices/RateState.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  {
    name: 'item_id',
    type: 'reference',
    label: 'fields.item_id',
    min: 1,
    required: true,
    ref: { resource: 'items', label: 'title' },
  },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    inline: true,
    sortable: true,
    defaultValue: 'EUR',
    required: true,
    data: CurrencyChoices,
  },
  {
    name: 'price',
    type: 'money',
    label: 'fields.effective_price',
    inline: true,
    sortable: true,
    min: 0,
    max: 100000,
    nullable: true,
  },
  { name: 'valid_from', type: 'date', label: 'fields.valid_from', inline: true, sortable: true, required: true },
  { name: 'valid_until', type: 'date', label: 'fields.sale_until', inline: true, sortable: true, nullable: true },
  { name: 'reason', type: 'text', label: 'fields.price_reason', maxLength: 200, nullable: true },
  { name: 'former', type: 'money', label: 'fields.former', hidden: ['form'], nullable: true, readOnly: true },
  {
    name: 'ends_id',
    type: 'reference',
    label: 'fields.ends_sale',
    hidden: ['list', 'form', 'filter'],
    nullable: true,
    readOnly: true,
    ref: { resource: 'price-changes', label: 'id' },
  },
  { name: 'state', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: RateStateChoices },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.begun_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  { name: 'applied_at', type: 'datetime', label: 'fields.applied_at', sortable: true, nullable: true, readOnly: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const PriceChangeFields: typeof fields & Makes<FormValues<'PriceChange'>> = fields;
