// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { CartCustomerFields } from '../fields/CartCustomer.ts';
import { CartItemFields } from '../fields/CartItem.ts';
import { CartTotalsFields } from '../fields/CartTotals.ts';
import { PickupAddressFields } from '../fields/PickupAddress.ts';

const fields = [
  { name: 'number', type: 'text', label: 'fields.number', required: true },
  {
    name: 'state',
    type: 'select',
    label: 'fields.offer_state',
    required: true,
    options: ['open', 'paid', 'expired', 'changed', 'pledged'],
  },
  { name: 'expires_at', type: 'datetime', label: 'fields.offer_until', nullable: true },
  { name: 'message', type: 'text', label: 'fields.message', nullable: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
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
  { name: 'lines', type: 'array', label: 'fields.lines', schema: 'CartItem', items: CartItemFields },
  {
    name: 'totals',
    type: 'group',
    label: 'fields.totals',
    nullable: true,
    schema: 'CartTotals',
    items: CartTotalsFields,
  },
  { name: 'is_change', type: 'checkbox', label: 'fields.is_change' },
  { name: 'is_pledge', type: 'checkbox', label: 'fields.is_pledge' },
  { name: 'withdrawable', type: 'checkbox', label: 'fields.withdrawable' },
  { name: 'removed', type: 'array', label: 'fields.removed', schema: 'CartItem', items: CartItemFields },
] as const satisfies readonly FieldDefinition[];

export const OfferFields: typeof fields & Makes<FormValues<'Offer'>> = fields;
