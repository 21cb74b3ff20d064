// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DeliveryAddressFields } from '../fields/DeliveryAddress.ts';

const fields = [
  {
    name: 'address',
    type: 'address',
    label: 'fields.address',
    required: true,
    schema: 'DeliveryAddress',
    items: DeliveryAddressFields,
  },
] as const satisfies readonly FieldDefinition[];

export const UserDeliveryFields: typeof fields & Makes<FormValues<'UserDelivery'>> = fields;
