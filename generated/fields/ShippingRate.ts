// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { RateState as RateStateChoices } from '../enums/choices/RateState.ts';
import { ShippingType as ShippingTypeChoices } from '../enums/ShippingType.ts';
import { ShippingZone as ShippingZoneChoices } from '../enums/ShippingZone.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], readOnly: true },
  {
    name: 'zone',
    type: 'select',
    label: 'fields.shipping_zone',
    sortable: true,
    required: true,
    data: ShippingZoneChoices,
  },
  {
    name: 'shipping_type',
    type: 'select',
    label: 'fields.shipping_type',
    sortable: true,
    required: true,
    data: ShippingTypeChoices,
  },
  {
    name: 'max_weight',
    type: 'integer',
    label: 'fields.up_to_grams',
    align: 'right',
    sortable: true,
    min: 1,
    max: 1000000,
    required: true,
  },
  { name: 'price', type: 'money', label: 'fields.price', sortable: true, min: 0, max: 10000, required: true },
  { name: 'free_from', type: 'money', label: 'fields.free_from', sortable: true, min: 0, max: 100000, nullable: true },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    hidden: ['form', 'filter'],
    defaultValue: 'EUR',
    readOnly: true,
    data: CurrencyChoices,
  },
  {
    name: 'days_min',
    type: 'integer',
    label: 'fields.days_min',
    align: 'right',
    validate: 'daysInOrder',
    min: 0,
    max: 365,
    required: true,
  },
  { name: 'days_max', type: 'integer', label: 'fields.days_max', align: 'right', min: 0, max: 365, required: true },
  { name: 'valid_from', type: 'date', label: 'fields.valid_from', sortable: true, required: true },
  { name: 'state', type: 'select', label: 'fields.status', sortable: true, readOnly: true, data: RateStateChoices },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const ShippingRateFields: typeof fields & Makes<FormValues<'ShippingRate'>> = fields;
