// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { OrderAddressFields } from '../fields/OrderAddress.ts';

const fields = [
  {
    name: 'customer',
    type: 'address',
    label: 'fields.customer',
    required: true,
    schema: 'OrderAddress',
    items: OrderAddressFields,
  },
] as const satisfies readonly FieldDefinition[];

export const OrderCustomerRequestFields: typeof fields & Makes<FormValues<'OrderCustomerRequest'>> = fields;
