// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';

const fields = [
  { name: 'country_id', type: 'country', label: 'fields.country_id', required: true, data: CountryChoices },
  { name: 'company', type: 'text', label: 'fields.company', validations: ['latin'], maxLength: 120, nullable: true },
  {
    name: 'address',
    type: 'text',
    label: 'fields.address',
    validations: ['latin'],
    minLength: 1,
    maxLength: 200,
    required: true,
  },
  { name: 'address2', type: 'text', label: 'fields.address2', validations: ['latin'], maxLength: 200, nullable: true },
  { name: 'zip_code', type: 'text', label: 'fields.zip_code', validate: 'postalCode', maxLength: 12 },
  {
    name: 'city',
    type: 'text',
    label: 'fields.city',
    validations: ['latin'],
    minLength: 1,
    maxLength: 100,
    required: true,
  },
  {
    name: 'state',
    type: 'text',
    label: 'fields.address_state',
    validate: 'stateOfCountry',
    maxLength: 3,
    nullable: true,
  },
] as const satisfies readonly FieldDefinition[];

export const DeliveryAddressFields: typeof fields & Makes<FormValues<'DeliveryAddress'>> = fields;
