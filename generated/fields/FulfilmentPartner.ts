// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Carrier as CarrierChoices } from '../enums/Carrier.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Partner as PartnerChoices } from '../enums/choices/Partner.ts';
import { PartnerDelivery as PartnerDeliveryChoices } from '../enums/PartnerDelivery.ts';
import { PartnerMapFields } from '../fields/PartnerMap.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', hidden: ['list'], readOnly: true },
  { name: 'code', type: 'select', label: 'fields.partner', sortable: true, readOnly: true, data: PartnerChoices },
  { name: 'country_id', type: 'text', label: 'fields.flag', inline: true, pattern: '^[A-Z]{2}$', nullable: true },
  {
    name: 'logistics_country',
    type: 'country',
    label: 'fields.logistics_country',
    inline: true,
    nullable: true,
    data: CountryChoices,
  },
  { name: 'active', type: 'switch', label: 'fields.takes_orders', defaultValue: true, required: true },
  { name: 'carrier', type: 'select', label: 'fields.usual_carrier', nullable: true, data: CarrierChoices },
  {
    name: 'delivery',
    type: 'select',
    label: 'fields.delivery',
    group: 'delivery',
    defaultValue: 'file',
    required: true,
    data: PartnerDeliveryChoices,
  },
  {
    name: 'api_url',
    type: 'url',
    label: 'fields.api_url',
    group: 'delivery',
    hidden: ['list'],
    showIf: { path: 'delivery', schema: { const: 'api' } },
    maxLength: 300,
    pattern: '^https?://',
    nullable: true,
  },
  {
    name: 'api_secret',
    type: 'password',
    label: 'fields.api_secret',
    group: 'delivery',
    showIf: { path: 'delivery', schema: { const: 'api' } },
    minLength: 16,
    maxLength: 200,
    writeOnly: true,
  },
  {
    name: 'has_secret',
    type: 'integer',
    label: 'fields.has_secret',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
  },
  {
    name: 'map',
    type: 'group',
    label: 'fields.map',
    group: 'map',
    hidden: ['list', 'filter'],
    schema: 'PartnerMap',
    items: PartnerMapFields,
  },
  {
    name: 'map_version',
    type: 'integer',
    label: 'fields.map_version',
    hidden: ['list', 'form', 'filter'],
    nullable: true,
    readOnly: true,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const FulfilmentPartnerFields: typeof fields & Makes<FormValues<'FulfilmentPartner'>> = fields;
