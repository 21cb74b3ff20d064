// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ShippingOptionFields } from '../fields/ShippingOption.ts';

const fields = [
  { name: 'shop_id', type: 'integer', label: 'fields.shop_id', required: true },
  { name: 'items', type: 'money', label: 'fields.items', required: true },
  { name: 'discount', type: 'money', label: 'fields.discount', required: true },
  { name: 'shipping', type: 'money', label: 'fields.shipping', required: true },
  { name: 'vat', type: 'money', label: 'fields.vat', required: true },
  { name: 'total', type: 'money', label: 'fields.total', required: true },
  {
    name: 'options',
    type: 'array',
    label: 'fields.options',
    required: true,
    schema: 'ShippingOption',
    items: ShippingOptionFields,
  },
] as const satisfies readonly FieldDefinition[];

export const ShopTotalsFields: typeof fields & Makes<FormValues<'ShopTotals'>> = fields;
