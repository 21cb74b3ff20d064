// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { CustomerDetailsFields } from '../fields/CustomerDetails.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', min: 1, required: true },
  {
    name: 'customer',
    type: 'address',
    label: 'fields.customer',
    required: true,
    schema: 'CustomerDetails',
    items: CustomerDetailsFields,
  },
] as const satisfies readonly FieldDefinition[];

export const BoxAddressRequestFields: typeof fields & Makes<FormValues<'BoxAddressRequest'>> = fields;
