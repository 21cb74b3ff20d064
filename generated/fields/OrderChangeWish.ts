// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ManualOrderLineFields } from '../fields/ManualOrderLine.ts';

export const fields = [
  {
    name: 'lines',
    type: 'array',
    label: 'fields.lines',
    hidden: ['form'],
    maxItems: 200,
    items: [
      { name: 'order_line_id', type: 'integer', label: 'fields.order_line_id', required: true },
      { name: 'quantity', type: 'integer', label: 'fields.quantity', min: 0, max: 999, required: true },
      {
        name: 'chosen_sizes',
        type: 'sizes',
        label: 'fields.chosen_sizes',
        nullable: true,
        each: { name: '', type: 'integer', label: 'fields.chosen_sizes', min: 0, max: 999 },
      },
    ],
  },
  {
    name: 'added',
    type: 'array',
    label: 'fields.added',
    hidden: ['form'],
    maxItems: 100,
    schema: 'ManualOrderLine',
    items: ManualOrderLineFields,
  },
  {
    name: 'recompute_shipping',
    type: 'checkbox',
    label: 'fields.recompute_shipping',
    hidden: ['form'],
    defaultValue: false,
  },
] as const satisfies readonly FieldDefinition[];

export const OrderChangeWishFields: typeof fields & Makes<FormValues<'OrderChangeWish'>> = fields;
