// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'name', type: 'text', label: 'fields.name', maxLength: 120, required: true },
  { name: 'address', type: 'text', label: 'fields.address', maxLength: 200, required: true },
  { name: 'zip_code', type: 'text', label: 'fields.zip_code', maxLength: 12, required: true },
  { name: 'city', type: 'text', label: 'fields.city', maxLength: 100, required: true },
  { name: 'state', type: 'text', label: 'fields.address_state', maxLength: 3, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const PickupAddressFields: typeof fields & Makes<FormValues<'PickupAddress'>> = fields;
