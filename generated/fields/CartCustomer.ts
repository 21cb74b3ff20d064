// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';

const fields = [
  { name: 'firstname', type: 'text', label: 'fields.firstname', maxLength: 80, nullable: true },
  { name: 'lastname', type: 'text', label: 'fields.lastname', maxLength: 80, nullable: true },
  { name: 'email', type: 'text', label: 'fields.email', maxLength: 200, nullable: true },
  { name: 'phone', type: 'text', label: 'fields.phone', maxLength: 30, nullable: true },
  { name: 'company', type: 'text', label: 'fields.company', maxLength: 120, nullable: true },
  { name: 'address', type: 'text', label: 'fields.address', maxLength: 200, nullable: true },
  { name: 'address2', type: 'text', label: 'fields.address2', maxLength: 200, nullable: true },
  { name: 'zip_code', type: 'text', label: 'fields.zip_code', maxLength: 12, nullable: true },
  { name: 'city', type: 'text', label: 'fields.city', maxLength: 100, nullable: true },
  { name: 'state', type: 'text', label: 'fields.address_state', maxLength: 3, nullable: true },
  { name: 'country_id', type: 'country', label: 'fields.country_id', nullable: true, data: CountryChoices },
] as const satisfies readonly FieldDefinition[];

export const CartCustomerFields: typeof fields & Makes<FormValues<'CartCustomer'>> = fields;
