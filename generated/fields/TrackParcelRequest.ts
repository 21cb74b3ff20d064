// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Carrier as CarrierChoices } from '../enums/Carrier.ts';

const fields = [
  {
    name: 'tracking_transporter',
    type: 'select',
    label: 'fields.tracking_transporter',
    required: true,
    data: CarrierChoices,
  },
  {
    name: 'tracking_number',
    type: 'text',
    label: 'fields.tracking_number',
    minLength: 3,
    maxLength: 60,
    pattern: '^[A-Za-z0-9 ./-]+$',
    required: true,
  },
  { name: 'tracking_link', type: 'url', label: 'fields.tracking_link', maxLength: 500, nullable: true },
  { name: 'notify', type: 'switch', label: 'fields.notify', defaultValue: false },
] as const satisfies readonly FieldDefinition[];

export const TrackParcelRequestFields: typeof fields & Makes<FormValues<'TrackParcelRequest'>> = fields;
