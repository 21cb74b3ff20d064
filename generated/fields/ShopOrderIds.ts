// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
  {
    name: 'shop_order_ids',
    type: 'chips',
    label: 'fields.shop_order_ids',
    minItems: 1,
    maxItems: 1000,
    unique: true,
    required: true,
    each: { name: '', type: 'integer', label: 'fields.shop_order_ids', min: 1 },
  },
] as const satisfies readonly FieldDefinition[];

export const ShopOrderIdsFields: typeof fields & Makes<FormValues<'ShopOrderIds'>> = fields;
