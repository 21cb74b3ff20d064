// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';

const fields = [
  { name: 'lines', type: 'chips', label: 'fields.lines', required: true },
  { name: 'country_id', type: 'country', label: 'fields.country_id', nullable: true, data: CountryChoices },
  { name: 'phone', type: 'text', label: 'fields.phone', nullable: true },
  { name: 'saved', type: 'checkbox', label: 'fields.saved', required: true },
  { name: 'orders', type: 'integer', label: 'fields.orders', required: true },
  { name: 'last_at', type: 'datetime', label: 'fields.last_at', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const CustomerAddressFields: typeof fields & Makes<FormValues<'CustomerAddress'>> = fields;
