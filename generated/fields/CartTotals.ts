// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { ShopTotalsFields } from '../fields/ShopTotals.ts';

const fields = [
  { name: 'items', type: 'money', label: 'fields.items', required: true },
  { name: 'discount', type: 'money', label: 'fields.discount', required: true },
  { name: 'shipping', type: 'money', label: 'fields.shipping', required: true },
  { name: 'vat', type: 'money', label: 'fields.vat', required: true },
  { name: 'vat_rate', type: 'number', label: 'fields.vat_rate', required: true },
  { name: 'total', type: 'money', label: 'fields.total', required: true },
  { name: 'reverse_charge', type: 'checkbox', label: 'fields.reverse_charge', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'country_id', type: 'country', label: 'fields.country_id', nullable: true, data: CountryChoices },
  {
    name: 'shops',
    type: 'array',
    label: 'fields.shops',
    required: true,
    schema: 'ShopTotals',
    items: ShopTotalsFields,
  },
] as const satisfies readonly FieldDefinition[];

export const CartTotalsFields: typeof fields & Makes<FormValues<'CartTotals'>> = fields;
