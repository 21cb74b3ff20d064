// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { ShippingOptionFields } from '../fields/ShippingOption.ts';

const fields = [
  { name: 'item_id', type: 'integer', label: 'fields.item_id', required: true },
  { name: 'country_id', type: 'country', label: 'fields.country_id', required: true, data: CountryChoices },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  {
    name: 'options',
    type: 'array',
    label: 'fields.options',
    required: true,
    schema: 'ShippingOption',
    items: ShippingOptionFields,
  },
] as const satisfies readonly FieldDefinition[];

export const ShippingEstimateFields: typeof fields & Makes<FormValues<'ShippingEstimate'>> = fields;
