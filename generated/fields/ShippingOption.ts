// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ShippingType as ShippingTypeChoices } from '../enums/ShippingType.ts';

const fields = [
  { name: 'type', type: 'select', label: 'fields.type', required: true, data: ShippingTypeChoices },
  { name: 'price', type: 'money', label: 'fields.price', required: true },
  { name: 'days_min', type: 'integer', label: 'fields.days_min' },
  { name: 'days_max', type: 'integer', label: 'fields.days_max' },
] as const satisfies readonly FieldDefinition[];

export const ShippingOptionFields: typeof fields & Makes<FormValues<'ShippingOption'>> = fields;
