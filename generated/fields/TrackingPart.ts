// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Partner as PartnerChoices } from '../enums/choices/Partner.ts';

const fields = [
  { name: 'shop_order_id', type: 'integer', label: 'fields.shop_order_id', required: true },
  { name: 'shop_name', type: 'text', label: 'fields.shop_name', required: true },
  { name: 'items', type: 'text', label: 'fields.items', required: true },
  { name: 'partner', type: 'select', label: 'fields.partner', nullable: true, data: PartnerChoices },
  { name: 'batch_number', type: 'text', label: 'fields.batch_number', nullable: true },
  { name: 'parcel_id', type: 'integer', label: 'fields.parcel_id', nullable: true },
  { name: 'is_chosen', type: 'checkbox', label: 'fields.is_chosen', required: true },
] as const satisfies readonly FieldDefinition[];

export const TrackingPartFields: typeof fields & Makes<FormValues<'TrackingPart'>> = fields;
