// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'name', type: 'text', label: 'fields.title', minLength: 1, maxLength: 200, required: true },
  {
    name: 'artist_id',
    type: 'reference',
    label: 'fields.artist_id',
    min: 1,
    required: true,
    ref: { resource: 'artists', label: 'name' },
  },
  {
    name: 'shop_id',
    type: 'reference',
    label: 'fields.shop_id',
    min: 1,
    required: true,
    ref: { resource: 'shops', label: 'name' },
  },
  { name: 'price', type: 'money', label: 'fields.price', min: 0, max: 100000, required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', defaultValue: 'EUR', data: CurrencyChoices },
] as const satisfies readonly FieldDefinition[];

export const QuoteProjectRequestFields: typeof fields & Makes<FormValues<'QuoteProjectRequest'>> = fields;
