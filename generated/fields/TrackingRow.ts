// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Carrier as CarrierChoices } from '../enums/Carrier.ts';
import { TrackingOutcome as TrackingOutcomeChoices } from '../enums/choices/TrackingOutcome.ts';
import { TrackingPartFields } from '../fields/TrackingPart.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'position', type: 'integer', label: 'fields.position', required: true },
  { name: 'outcome', type: 'select', label: 'fields.outcome', required: true, data: TrackingOutcomeChoices },
  { name: 'order_number', type: 'text', label: 'fields.order_number' },
  { name: 'tracking_number', type: 'text', label: 'fields.tracking_number' },
  { name: 'carrier', type: 'select', label: 'fields.carrier', nullable: true, data: CarrierChoices },
  { name: 'carrier_text', type: 'text', label: 'fields.carrier_text' },
  { name: 'tracking_link', type: 'text', label: 'fields.tracking_link', nullable: true },
  { name: 'order_id', type: 'integer', label: 'fields.order_id', nullable: true },
  { name: 'customer_name', type: 'text', label: 'fields.customer_name', nullable: true },
  { name: 'parts', type: 'array', label: 'fields.parcel_contents', schema: 'TrackingPart', items: TrackingPartFields },
  { name: 'there', type: 'text', label: 'fields.there', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const TrackingRowFields: typeof fields & Makes<FormValues<'TrackingRow'>> = fields;
