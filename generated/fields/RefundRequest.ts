// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { RefundReason as RefundReasonChoices } from '../enums/RefundReason.ts';

const fields = [
  { name: 'amount', type: 'money', label: 'fields.amount', hidden: ['form'], exclusiveMin: 0, required: true },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    hidden: ['form'],
    required: true,
    data: CurrencyChoices,
  },
  { name: 'shipping', type: 'money', label: 'fields.shipping', hidden: ['form'], min: 0, defaultValue: 0 },
  {
    name: 'lines',
    type: 'array',
    label: 'fields.lines',
    hidden: ['form'],
    maxItems: 200,
    items: [
      { name: 'order_line_id', type: 'integer', label: 'fields.order_line_id', required: true },
      { name: 'quantity', type: 'integer', label: 'fields.quantity', min: 1, max: 999, required: true },
    ],
  },
  { name: 'reason', type: 'select', label: 'fields.reason', required: true, data: RefundReasonChoices },
  { name: 'comment', type: 'textarea', label: 'fields.comment', maxLength: 500, nullable: true },
  { name: 'restock', type: 'switch', label: 'fields.restock', defaultValue: true },
  { name: 'notify', type: 'switch', label: 'fields.notify', defaultValue: true },
] as const satisfies readonly FieldDefinition[];

export const RefundRequestFields: typeof fields & Makes<FormValues<'RefundRequest'>> = fields;
