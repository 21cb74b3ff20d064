// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { PriceChangeFields } from '../fields/PriceChange.ts';

const fields = [
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'price', type: 'money', label: 'fields.price', required: true },
  { name: 'lowest_30d', type: 'money', label: 'fields.lowest_30d', required: true },
  {
    name: 'own_prices',
    type: 'array',
    label: 'fields.own_prices',
    required: true,
    items: [
      { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
      { name: 'price', type: 'money', label: 'fields.price', required: true },
    ],
  },
  {
    name: 'points',
    type: 'array',
    label: 'fields.points',
    required: true,
    items: [
      { name: 'day', type: 'date', label: 'fields.day', required: true },
      { name: 'price', type: 'number', label: 'fields.price', required: true },
    ],
  },
  {
    name: 'changes',
    type: 'array',
    label: 'fields.changes',
    required: true,
    schema: 'PriceChange',
    items: PriceChangeFields,
  },
] as const satisfies readonly FieldDefinition[];

export const ItemPricesFields: typeof fields & Makes<FormValues<'ItemPrices'>> = fields;
