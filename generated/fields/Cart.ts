// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { CartBoxFields } from '../fields/CartBox.ts';
import { CartCustomerFields } from '../fields/CartCustomer.ts';
import { CartShopFields } from '../fields/CartShop.ts';
import { PickupAddressFields } from '../fields/PickupAddress.ts';

const fields = [
  { name: 'id', type: 'text', label: 'fields.id', pattern: '^[A-Za-z0-9]{10}$', required: true },
  { name: 'order_id', type: 'integer', label: 'fields.order_id', nullable: true },
  { name: 'count', type: 'integer', label: 'fields.count', min: 0, required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'promo_code', type: 'text', label: 'fields.promo_code', maxLength: 40, nullable: true },
  {
    name: 'customer',
    type: 'group',
    label: 'fields.customer',
    nullable: true,
    schema: 'CartCustomer',
    items: CartCustomerFields,
  },
  {
    name: 'pickup',
    type: 'address',
    label: 'fields.pickup',
    nullable: true,
    schema: 'PickupAddress',
    items: PickupAddressFields,
  },
  { name: 'is_gift', type: 'checkbox', label: 'fields.is_gift' },
  { name: 'gift_message', type: 'textarea', label: 'fields.gift_message', maxLength: 300, nullable: true },
  { name: 'vat_number', type: 'text', label: 'fields.vat_number', maxLength: 20, nullable: true },
  {
    name: 'shops',
    type: 'json',
    label: 'fields.shops',
    required: true,
    each: { name: '', type: 'group', label: 'fields.shops', schema: 'CartShop', items: CartShopFields },
  },
  {
    name: 'boxes',
    type: 'array',
    label: 'fields.boxes',
    maxItems: 10,
    required: true,
    schema: 'CartBox',
    items: CartBoxFields,
  },
] as const satisfies readonly FieldDefinition[];

export const CartFields: typeof fields & Makes<FormValues<'Cart'>> = fields;
