// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Carrier as CarrierChoices } from '../enums/Carrier.ts';

const fields = [
  { name: 'order_number', type: 'text', label: 'fields.order_number', maxLength: 60 },
  { name: 'tracking_number', type: 'text', label: 'fields.tracking_number', maxLength: 60 },
  { name: 'carrier', type: 'select', label: 'fields.carrier', nullable: true, data: CarrierChoices },
  {
    name: 'shop_order_ids',
    type: 'chips',
    label: 'fields.shop_order_ids',
    minItems: 1,
    maxItems: 20,
    each: { name: '', type: 'integer', label: 'fields.shop_order_ids' },
  },
  { name: 'excluded', type: 'checkbox', label: 'fields.excluded' },
] as const satisfies readonly FieldDefinition[];

export const TrackingRowChangeFields: typeof fields & Makes<FormValues<'TrackingRowChange'>> = fields;
