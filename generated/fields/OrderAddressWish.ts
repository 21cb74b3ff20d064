// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { OrderAddressFields } from '../fields/OrderAddress.ts';

export const fields = [
  {
    name: 'address',
    type: 'address',
    label: 'fields.address',
    hidden: ['form'],
    required: true,
    schema: 'OrderAddress',
    items: OrderAddressFields,
  },
  {
    name: 'recompute_shipping',
    type: 'checkbox',
    label: 'fields.recompute_shipping',
    hidden: ['form'],
    defaultValue: true,
  },
] as const satisfies readonly FieldDefinition[];

export const OrderAddressWishFields: typeof fields & Makes<FormValues<'OrderAddressWish'>> = fields;
