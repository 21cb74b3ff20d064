// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Carrier as CarrierChoices } from '../enums/Carrier.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', sortable: true, maxLength: 120, required: true },
  { name: 'address', type: 'text', label: 'fields.address', maxLength: 200, required: true },
  {
    name: 'zip_code',
    type: 'text',
    label: 'fields.zip_code',
    sortable: true,
    inline: true,
    maxLength: 12,
    required: true,
  },
  { name: 'city', type: 'text', label: 'fields.city', sortable: true, inline: true, maxLength: 100, required: true },
  { name: 'state', type: 'text', label: 'fields.address_state', maxLength: 3, nullable: true },
  {
    name: 'country_id',
    type: 'country',
    label: 'fields.country_id',
    sortable: true,
    required: true,
    data: CountryChoices,
  },
  {
    name: 'latitude',
    type: 'number',
    label: 'fields.latitude',
    align: 'right',
    inline: true,
    hidden: ['list', 'filter'],
    min: -90,
    max: 90,
    nullable: true,
  },
  {
    name: 'longitude',
    type: 'number',
    label: 'fields.longitude',
    align: 'right',
    inline: true,
    hidden: ['list', 'filter'],
    min: -180,
    max: 180,
    nullable: true,
  },
  { name: 'transporter', type: 'select', label: 'fields.transporter', nullable: true, data: CarrierChoices },
  { name: 'opening_hours', type: 'text', label: 'fields.opening_hours', maxLength: 200, nullable: true },
  { name: 'active', type: 'switch', label: 'fields.offered_to_customers', sortable: true, defaultValue: true },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const PickupFields: typeof fields & Makes<FormValues<'Pickup'>> = fields;
