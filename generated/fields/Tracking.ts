// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { OrderStatus as OrderStatusChoices } from '../enums/choices/OrderStatus.ts';
import { ShipmentFields } from '../fields/Shipment.ts';

const fields = [
  { name: 'order_id', type: 'integer', label: 'fields.order_id', required: true },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: OrderStatusChoices },
  {
    name: 'shipments',
    type: 'array',
    label: 'fields.shipments',
    required: true,
    schema: 'Shipment',
    items: ShipmentFields,
  },
] as const satisfies readonly FieldDefinition[];

export const TrackingFields: typeof fields & Makes<FormValues<'Tracking'>> = fields;
