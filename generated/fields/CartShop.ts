// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ShippingType as ShippingTypeChoices } from '../enums/ShippingType.ts';
import { ShopType as ShopTypeChoices } from '../enums/ShopType.ts';
import { CartItemFields } from '../fields/CartItem.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', min: 1, required: true },
  { name: 'type', type: 'select', label: 'fields.type', nullable: true, data: ShopTypeChoices },
  { name: 'name', type: 'text', label: 'fields.name' },
  { name: 'shipping_type', type: 'select', label: 'fields.shipping_type', data: ShippingTypeChoices },
  {
    name: 'items',
    type: 'array',
    label: 'fields.items',
    maxItems: 100,
    required: true,
    schema: 'CartItem',
    items: CartItemFields,
  },
] as const satisfies readonly FieldDefinition[];

export const CartShopFields: typeof fields & Makes<FormValues<'CartShop'>> = fields;
