// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Carrier as CarrierChoices } from '../enums/Carrier.ts';
import { ParcelLineFields } from '../fields/ParcelLine.ts';

const fields = [
  { name: 'shop_order_id', type: 'integer', label: 'fields.shop_order_id', hidden: ['form'], nullable: true },
  {
    name: 'lines',
    type: 'array',
    label: 'fields.lines',
    hidden: ['form'],
    minItems: 1,
    maxItems: 200,
    schema: 'ParcelLine',
    items: ParcelLineFields,
  },
  {
    name: 'tracking_transporter',
    type: 'select',
    label: 'fields.tracking_transporter',
    nullable: true,
    data: CarrierChoices,
  },
  {
    name: 'tracking_number',
    type: 'text',
    label: 'fields.tracking_number',
    minLength: 3,
    maxLength: 60,
    pattern: '^[A-Za-z0-9 ./-]+$',
    nullable: true,
  },
  { name: 'tracking_link', type: 'url', label: 'fields.tracking_link', maxLength: 500, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const PackOrderRequestFields: typeof fields & Makes<FormValues<'PackOrderRequest'>> = fields;
