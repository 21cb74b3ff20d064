// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Carrier as CarrierChoices } from '../enums/Carrier.ts';
import { ShipmentStatus as ShipmentStatusChoices } from '../enums/choices/ShipmentStatus.ts';
import { ParcelLineFields } from '../fields/ParcelLine.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: ShipmentStatusChoices },
  {
    name: 'tracking_transporter',
    type: 'select',
    label: 'fields.tracking_transporter',
    required: true,
    nullable: true,
    data: CarrierChoices,
  },
  { name: 'tracking_number', type: 'text', label: 'fields.tracking_number', maxLength: 60, nullable: true },
  { name: 'tracking_link', type: 'text', label: 'fields.tracking_link', nullable: true },
  { name: 'sent_at', type: 'datetime', label: 'fields.sent_at', nullable: true },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', readOnly: true },
  { name: 'sent_to', type: 'chips', label: 'fields.sent_to', nullable: true, readOnly: true },
  {
    name: 'lines',
    type: 'array',
    label: 'fields.lines',
    required: true,
    schema: 'ParcelLine',
    items: ParcelLineFields,
  },
] as const satisfies readonly FieldDefinition[];

export const ShipmentFields: typeof fields & Makes<FormValues<'Shipment'>> = fields;
