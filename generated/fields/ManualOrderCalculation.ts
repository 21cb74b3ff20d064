// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { ManualOrderLineFields } from '../fields/ManualOrderLine.ts';
import { ShippingOptionFields } from '../fields/ShippingOption.ts';

const fields = [
  {
    name: 'lines',
    type: 'array',
    label: 'fields.lines',
    required: true,
    schema: 'ManualOrderLine',
    items: ManualOrderLineFields,
  },
  { name: 'items', type: 'money', label: 'fields.items', required: true },
  { name: 'discount', type: 'money', label: 'fields.discount', required: true },
  { name: 'shipping', type: 'money', label: 'fields.shipping', required: true },
  { name: 'vat', type: 'money', label: 'fields.vat', required: true },
  { name: 'vat_rate', type: 'number', label: 'fields.vat_rate', required: true },
  { name: 'reverse_charge', type: 'checkbox', label: 'fields.reverse_charge', required: true },
  { name: 'total', type: 'money', label: 'fields.total', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  {
    name: 'options',
    type: 'array',
    label: 'fields.options',
    required: true,
    schema: 'ShippingOption',
    items: ShippingOptionFields,
  },
  { name: 'promo_refused', type: 'text', label: 'fields.promo_refused', nullable: true },
  { name: 'limit', type: 'number', label: 'fields.limit', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ManualOrderCalculationFields: typeof fields & Makes<FormValues<'ManualOrderCalculation'>> = fields;
