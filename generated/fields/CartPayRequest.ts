// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';
import { CardFields } from '../fields/Card.ts';
import { CustomerDetailsFields } from '../fields/CustomerDetails.ts';
import { PickupAddressFields } from '../fields/PickupAddress.ts';

const fields = [
  { name: 'cart_id', type: 'text', label: 'fields.cart_id', pattern: '^[A-Za-z0-9]{10}$', required: true },
  {
    name: 'customer',
    type: 'address',
    label: 'fields.customer',
    required: true,
    schema: 'CustomerDetails',
    items: CustomerDetailsFields,
  },
  {
    name: 'pickup',
    type: 'address',
    label: 'fields.pickup',
    nullable: true,
    schema: 'PickupAddress',
    items: PickupAddressFields,
  },
  { name: 'is_gift', type: 'checkbox', label: 'fields.is_gift', defaultValue: false },
  {
    name: 'gift_message',
    type: 'textarea',
    label: 'fields.gift_message',
    showIf: { path: 'is_gift', schema: { const: true } },
    maxLength: 300,
    nullable: true,
  },
  { name: 'vat_number', type: 'text', label: 'fields.vat_number', maxLength: 20, nullable: true },
  { name: 'method', type: 'select', label: 'fields.method', required: true, options: ['card'] },
  { name: 'card', type: 'group', label: 'fields.card', schema: 'Card', items: CardFields },
  { name: 'payment_method', type: 'text', label: 'fields.payment_method', maxLength: 100, nullable: true },
  { name: 'card_id', type: 'integer', label: 'fields.card_id', min: 1, nullable: true },
  { name: 'expected_total', type: 'money', label: 'fields.expected_total' },
  { name: 'origin', type: 'text', label: 'fields.origin', maxLength: 20, nullable: true },
  { name: 'lang', type: 'language', label: 'fields.lang', data: LanguageChoices },
  { name: 'comment', type: 'textarea', label: 'fields.comment', maxLength: 500, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const CartPayRequestFields: typeof fields & Makes<FormValues<'CartPayRequest'>> = fields;
